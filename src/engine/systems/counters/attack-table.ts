import { type AttackEffects, type AttackEntry, WEAPON_KINDS } from './catalogue-entry.ts';
import type { Kind } from './kind.ts';
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

/** Attacks of all rows, by the indices of the list they were compiled from. */
export interface AttackTable {
  /** Skill and accuracy (CTR-13), and the target number to hit. */
  readonly dice: Int32Array;
  readonly targetNumber: Int32Array;
  /** Damage dice, or `NO_DAMAGE`, and their target number (CTR-15). */
  readonly damage: Int32Array;
  readonly damageTargetNumber: Int32Array;
  readonly isLethal: Uint8Array;
  /** Index into `WEAPON_KINDS`. */
  readonly weapon: Int32Array;
  readonly isRanged: Uint8Array;
  /** Inches over which it may be made once its rush, if any, is over. */
  readonly reach: Int32Array;
  readonly attacks: Int32Array;
  readonly recovers: Int32Array;
  readonly checks: Int32Array;
  readonly selfDamage: Int32Array;
  readonly falls: Int32Array;
  readonly grapples: Uint8Array;
  readonly isForRestrained: Uint8Array;
  readonly needsHelpless: Uint8Array;
  /** Least inches of its rush, 0 for an attack without one, and the most. */
  readonly rush: Int32Array;
  readonly mostRush: Int32Array;
  readonly isCounter: Uint8Array;
}

/**
 * Compiles attacks.
 *
 * @param units by row
 * @param kinds by row
 * @param meleeReach inches
 * @rule CTR-2, CTR-13, CTR-15
 */
export function compileAttacks(
  attacks: readonly RowAttack[],
  units: readonly CountersUnit[],
  kinds: readonly Kind[],
  meleeReach: number,
  targetNumbers: TargetNumbers,
): AttackTable {
  const unitOf = ({ row }: RowAttack) => units[row] as CountersUnit;
  const numbers = (of: (attack: RowAttack) => number) => Int32Array.from(attacks, of);
  const flags = (of: (attack: RowAttack) => boolean | undefined) =>
    Uint8Array.from(attacks, (attack) => (of(attack) ? 1 : 0));
  return {
    dice: numbers((attack) => diceOf(attack, unitOf(attack))),
    targetNumber: numbers((attack) => targetNumbers.byAttribute(unitOf(attack).attributes.dexterity)),
    damage: numbers((attack) => damageOf(attack, unitOf(attack))),
    damageTargetNumber: numbers((attack) => {
      const { attribute } = attack.entry;
      return attribute ? targetNumbers.byAttribute(unitOf(attack).attributes[attribute]) : targetNumbers.preset;
    }),
    isLethal: flags((attack) => attack.entry.lethal ?? (usesWeapon(attack) && unitOf(attack).weapon?.lethal)),
    weapon: numbers(({ entry }) => WEAPON_KINDS.indexOf(entry.weapon ?? 'none')),
    isRanged: flags(({ entry }) => entry.ranged),
    reach: numbers((attack) => (attack.entry.ranged ? rangeOf(attack, unitOf(attack)) : meleeReach)),
    attacks: numbers(({ entry }) => entry.attacks ?? 1),
    recovers: numbers(({ entry }) => entry.recover ?? 0),
    checks: numbers(({ entry }) => entry.checks ?? 0),
    selfDamage: numbers(({ entry }) => entry.selfDamage ?? 0),
    falls: numbers(({ entry }) => fallsOf(entry.prone)),
    grapples: flags(({ entry }) => entry.grapple),
    isForRestrained: flags(({ entry }) => entry.restrained),
    needsHelpless: flags(({ entry }) => entry.only === 'helpless'),
    rush: numbers(({ entry }) => entry.rush ?? 0),
    mostRush: numbers(({ entry, row }) => (entry.rush === undefined ? 0 : (kinds[row] as Kind).speed)),
    isCounter: flags(({ isCounter }) => isCounter),
  };
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
