import type { Attribute } from './attributes.ts';

/** Whose weapon an attack is made with, as far as a Block asks: none, or a weapon that is lethal or not. */
export const WEAPON_KINDS = ['none', 'non-lethal', 'lethal'] as const;
export type WeaponKind = (typeof WEAPON_KINDS)[number];

/** When a counter is used: against an attack, on one's own, or against an attack beside a counter (CTR-12). */
export const COUNTER_KINDS = ['defensive', 'offensive', 'maneuver'] as const;

/** Attacks that trigger a counter. */
export const REACHES = ['melee', 'ranged', 'both'] as const;

/** When a defensive counter is used (CTR-12, CTR-14, CTR-17). */
export const TIMINGS = ['attack-roll', 'successes', 'damage'] as const;

/** Attacks that a standing reduction is against. */
export const STANDS_AGAINST = ['melee', 'ranged', 'lethal', 'non-lethal'] as const;

/** What any attack has, whether it is a basic one or a counter is it. */
export interface AttackEffects {
  /** Dice to hit besides the skill (CTR-13). */
  readonly accuracy: number;
  /** Damage dice; `weapon` for those of the unit's `weapon`; left out for an attack that does no damage (CTR-15). */
  readonly damage?: number | 'weapon';
  /** Sets the target number of the damage dice; without it that is `check.targetNumber`. */
  readonly attribute?: Attribute;
  readonly lethal?: boolean;
  readonly weapon?: WeaponKind;
  /** A ranged attack; without it the attack is melee. */
  readonly ranged?: boolean;
  /** Inches that a ranged attack carries; without it there is no limit, save that of the unit's `weapon`. */
  readonly range?: number;
  /** Attacks made one after the other; 1 where left out (CTR-19). */
  readonly attacks?: number;
  /** Recoverable defensive counters of one's own that come back when the attack is resolved, hit or miss. */
  readonly recover?: number;
  /** Dice more or fewer on the stun and K.O. checks that it calls for. */
  readonly checks?: number;
  /** Levels that the attacker takes on a hit, non-lethal and irresistible. */
  readonly selfDamage?: number;
  /** On a hit the target is prone; `contest` makes it an opposed strength check whose loser is prone. */
  readonly prone?: 'target' | 'contest';
  /** A hit is an opposed check to hold the target (CTR-25). */
  readonly grapple?: boolean;
}

/** A basic attack. */
export interface AttackEntry extends AttackEffects {
  readonly name: string;
  readonly skill: string;
  readonly rank: number;
  /** Also there at rank 0. */
  readonly untrained?: boolean;
  /** May be made while restrained (CTR-25). */
  readonly restrained?: boolean;
  /** `helpless`: only on an opponent who has not acted in this fight, is held or is stunned. */
  readonly only?: 'helpless';
  /** Moves up to speed in a straight line before the attack, at least so many inches, on top of the turn's move. */
  readonly rush?: number;
}

/** A roll of a counter: as many dice as the skill, or as the attribute; target number by the attribute. */
export interface CounterRoll {
  readonly skill?: string;
  readonly attribute: Attribute;
  /** Dice more or fewer against a weapon, by its kind. */
  readonly nonLethalWeapon?: number;
  readonly lethalWeapon?: number;
}

/** What a persistent counter leaves standing until its owner's next turn begins (CTR-11). */
export interface Standing {
  /** Levels less for each attack that is any of `against`. */
  readonly fewerLevels?: number;
  readonly against?: readonly (typeof STANDS_AGAINST)[number][];
  /** The counter's own roll of `fewerLevels`, against any attack that it fits. */
  readonly block?: boolean;
}

/** A counter: what it is, when it may be used, and its effects. */
export interface CounterEntry {
  readonly name: string;
  /** `any` uses up the choices of any skill. */
  readonly skill: string;
  readonly rank: number;
  /** A `maneuver` is used as a defensive counter of timing `attack-roll`, and besides one (CTR-12). */
  readonly kind: (typeof COUNTER_KINDS)[number];
  readonly against: (typeof REACHES)[number];
  /** Of defensive counters. */
  readonly timing?: (typeof TIMINGS)[number];
  readonly recoverable?: boolean;
  /** Its `attack` or `move` comes before the attacker's offensive counter (CTR-19), not after the attack (CTR-20). */
  readonly interrupt?: boolean;
  /** May be used while restrained, as holder too. */
  readonly restrained?: boolean;

  /** The attack loses dice to hit; `half` of an attribute of the owner is rounded up. */
  readonly fewerDice?: number | { readonly half: Attribute };
  readonly fewerDamageDice?: number;
  readonly fewerSuccesses?: number | { readonly roll: CounterRoll };
  readonly fewerLevels?: number | { readonly roll: CounterRoll };
  /** Lethal damage becomes non-lethal. */
  readonly nonLethal?: boolean;
  /** Dice more or fewer on the owner's stun and K.O. checks of this attack. */
  readonly checks?: number;
  /** Recoverable defensive counters of the owner that come back. */
  readonly recover?: number;
  /** On the owner's next melee attack on the same target, whenever it comes. */
  readonly nextAttack?: { readonly dice: number; readonly damageDice: number };
  readonly standing?: Standing;
  /** An attack on the triggering target, with the counter's skill. */
  readonly attack?: AttackEffects;
  /** The owner moves, straight towards the triggering target or away from it. */
  readonly move?: { readonly inches: number; readonly direction: 'towards' | 'away' };
}

/** Attacks and counters that a scenario adds, or that replace those of the same name. */
export interface Catalogue {
  readonly attacks: readonly AttackEntry[];
  readonly counters: readonly CounterEntry[];
}

/** Skills with attacks in the catalogue. */
export function combatSkills({ attacks }: Catalogue): ReadonlySet<string> {
  return new Set(attacks.map(({ skill }) => skill));
}
