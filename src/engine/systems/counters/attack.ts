import type { SuccessTable } from '../../core/success-table.ts';
import { IS_LETHAL, IS_MELEE, IS_NON_LETHAL, IS_RANGED } from './attack-bits.ts';
import { type AttackEffects, type AttackEntry, WEAPON_KINDS } from './catalogue-entry.ts';
import type { CountersUnit } from './scenario.ts';
import type { TargetNumbers } from './target-numbers.ts';

/** How a hit throws to the ground: not, at once, or by an opposed strength check. */
export const FALLS_BY_CONTEST = 2;
const FALLS_AT_ONCE = 1;

/** Damage dice of an attack that does none. */
export const NO_DAMAGE = -9999;

/** Reach of a ranged attack without a range, in inches. */
const UNLIMITED = 0x3fff_ffff;

/** An attack as a row makes it: a basic one, or one that a counter is. */
export interface RowAttack {
  readonly row: number;
  readonly entry: AttackEffects & Partial<AttackEntry> & { readonly skill: string };
  readonly isCounter: boolean;
}

/** An attack of a row as integers. Immutable. */
export interface Attack {
  /** Place among the attacks of the plan, as events tell it. */
  readonly index: number;
  /** Skill and accuracy (CTR-13); the target number to hit, and successes against it. */
  readonly dice: number;
  readonly targetNumber: number;
  readonly toHit: SuccessTable;
  /** Damage dice, or `NO_DAMAGE`; their target number (CTR-15), and successes against it. */
  readonly damage: number;
  readonly damageTargetNumber: number;
  readonly toHarm: SuccessTable;
  /** Bits of what it is, as it is declared. */
  readonly bits: number;
  /** Index into `WEAPON_KINDS`. */
  readonly weapon: number;
  readonly isRanged: boolean;
  /** Inches over which it may be made once its rush, if any, is over. */
  readonly reach: number;
  /** Attacks made one after the other (CTR-19). */
  readonly times: number;
  /** Counters of one's own that come back (CTR-11). */
  readonly recovers: number;
  /** Dice more or fewer on the stun and K.O. checks that it calls for. */
  readonly checks: number;
  /** Levels that the attacker takes on a hit. */
  readonly selfDamage: number;
  /** Whether a hit throws to the ground: 0, `FALLS_AT_ONCE` or `FALLS_BY_CONTEST`. */
  readonly falls: number;
  readonly grapples: boolean;
  readonly isForRestrained: boolean;
  readonly needsHelpless: boolean;
  /** Least inches of its rush, 0 for an attack without one, and the most. */
  readonly rush: number;
  readonly mostRush: number;
  readonly isCounter: boolean;
  /** Whether a unit that is not restrained may always make it, on anybody. */
  readonly isAlwaysPossible: boolean;
}

/** What all attacks are compiled by. */
export interface AttackRules {
  /** Inches. */
  readonly meleeReach: number;
  readonly targetNumbers: TargetNumbers;
}

/**
 * Compiles an attack.
 *
 * @param index place among the attacks of the plan
 * @param unit that makes it
 * @param speed inches
 * @rule CTR-2, CTR-13, CTR-15
 */
export function compileAttack(
  attack: RowAttack,
  index: number,
  unit: CountersUnit,
  speed: number,
  rules: AttackRules,
): Attack {
  const { entry, isCounter } = attack;
  const { targetNumbers } = rules;
  const { attribute } = entry;
  const targetNumber = targetNumbers.byAttribute(unit.attributes.dexterity);
  const dice = diceOf(attack, unit);
  const ofDamage = attribute ? targetNumbers.byAttribute(unit.attributes[attribute]) : targetNumbers.preset;
  return {
    index,
    ...{ dice, targetNumber, toHit: targetNumbers.table(targetNumber) },
    ...{ damage: damageOf(attack, unit), damageTargetNumber: ofDamage, toHarm: targetNumbers.table(ofDamage) },
    bits: bitsOf(attack, unit),
    weapon: WEAPON_KINDS.indexOf(entry.weapon ?? 'none'),
    isRanged: entry.ranged === true,
    reach: entry.ranged ? rangeOf(attack, unit) : rules.meleeReach,
    times: entry.attacks ?? 1,
    recovers: entry.recover ?? 0,
    checks: entry.checks ?? 0,
    selfDamage: entry.selfDamage ?? 0,
    falls: fallsOf(entry.prone),
    grapples: entry.grapple === true,
    isForRestrained: entry.restrained === true,
    needsHelpless: entry.only === 'helpless',
    rush: entry.rush ?? 0,
    mostRush: entry.rush === undefined ? 0 : speed,
    isCounter,
    isAlwaysPossible: dice > 0 && entry.only === undefined && !entry.grapple && entry.rush === undefined,
  };
}

/**
 * Whether there may ever be a die to roll, and speed for its rush.
 *
 * @rule CTR-9
 */
export function isEverPossible({ dice, mostRush, rush }: Attack): boolean {
  return dice > 0 && rush <= mostRush;
}

function bitsOf(attack: RowAttack, { weapon }: CountersUnit): number {
  const { lethal, ranged } = attack.entry;
  const isLethal = lethal ?? (usesWeapon(attack) && weapon?.lethal === true);
  return (ranged ? IS_RANGED : IS_MELEE) | (isLethal ? IS_LETHAL : IS_NON_LETHAL);
}

function usesWeapon({ entry }: RowAttack): boolean {
  return entry.damage === 'weapon';
}

/** Skill and accuracy; without the weapon that it needs an attack has no dice. */
function diceOf(attack: RowAttack, { skills, weapon }: CountersUnit): number {
  if (usesWeapon(attack) && weapon === undefined) return 0;
  return (skills[attack.entry.skill] ?? 0) + attack.entry.accuracy;
}

function damageOf({ entry }: RowAttack, { weapon }: CountersUnit): number {
  if (entry.damage === 'weapon') return weapon?.damage ?? 0;
  return entry.damage ?? NO_DAMAGE;
}

function rangeOf(attack: RowAttack, { weapon }: CountersUnit): number {
  return attack.entry.range ?? (usesWeapon(attack) ? weapon?.range : undefined) ?? UNLIMITED;
}

function fallsOf(prone: AttackEffects['prone']): number {
  if (prone === undefined) return 0;
  return prone === 'contest' ? FALLS_BY_CONTEST : FALLS_AT_ONCE;
}
