import { streamKeys } from '../../../src/engine/battle/battle-plan.ts';
import { battleLayout } from '../../../src/engine/battle/battle-record.ts';
import { StreamDice } from '../../../src/engine/core/stream-dice.ts';
import { SilentTeller } from '../../../src/engine/core/teller.ts';
import { TrialRecord } from '../../../src/engine/core/trial-record.ts';
import type { Attack } from '../../../src/engine/systems/counters/attack.ts';
import type { Counter } from '../../../src/engine/systems/counters/counter.ts';
import { extrasOf } from '../../../src/engine/systems/counters/extras.ts';
import { enterFresh, Fight, startFight } from '../../../src/engine/systems/counters/fight.ts';
import { compileFight } from '../../../src/engine/systems/counters/fight-plan.ts';
import type { Fighter } from '../../../src/engine/systems/counters/fighter.ts';
import { markSpent } from '../../../src/engine/systems/counters/recover.ts';
import { PURPOSES } from '../../../src/engine/systems/counters/streams.ts';
import { strike } from '../../../src/engine/systems/counters/strike.ts';
import { chiSquareUpperTail } from '../../../src/sim/statistics/chi-square-upper-tail.ts';
import { attackOutcome, type ExactAttack } from '../../oracles/counters/attack-exact.ts';
import { battleOf, type FileBattle, type FileUnit } from '../../unit/engine/systems/counters/battle-of.ts';

/** Cells of fewer expected trials than this are put together. */
const LEAST_EXPECTED = 20;

/** Levels taken, non-lethal ones first: cell `levels`, lethal ones in cell `levels + LETHAL`. */
const LETHAL = 100;

/** Plays one attack of red on blue again and again. */
function observe(battle: FileBattle, standing: boolean, trials: number): Float64Array {
  const plan = compileFight(battleOf(battle));
  const record = new TrialRecord(battleLayout(plan.battle, extrasOf(plan.counterNames)), plan.battle.maxRounds);
  const fight = new Fight(plan, new StreamDice(7, streamKeys(plan.battle, PURPOSES)), new SilentTeller(), record);
  const red = fight.battle.one.units[0] as Fighter;
  const blue = fight.battle.two.units[0] as Fighter;
  const counts = new Float64Array(2 * LETHAL);
  for (let trial = 0; trial < trials; trial++) {
    startFight(fight, trial);
    enterFresh(fight, fight.battle.one);
    enterFresh(fight, fight.battle.two);
    if (standing) blue.standing = plan.counters[0];
    if (standing) markSpent(blue, plan.counters[0] as Counter);
    strike(fight, red, blue, plan.attacks[0] as Attack);
    const cell = blue.levels + (blue.lethalLevels > 0 ? LETHAL : 0);
    counts[cell] = (counts[cell] as number) + 1;
  }
  return counts;
}

/** Upper tail of Pearson's chi-square of the counts against the exact probabilities. */
function tailOf(counts: Float64Array, exact: ExactAttack, trials: number): number {
  const { levels, lethalLevels, nonLethalLevels } = attackOutcome(exact);
  const prob = (cell: number) => {
    if (cell === 0) return levels[0] ?? 0;
    return (cell >= LETHAL ? lethalLevels[cell - LETHAL] : nonLethalLevels[cell]) ?? 0;
  };
  let [statistic, cells, rareCount, rareExpected] = [0, 0, 0, 0];
  counts.forEach((count, cell) => {
    const expected = prob(cell) * trials;
    if (expected < LEAST_EXPECTED) {
      rareCount += count;
      rareExpected += expected;
      return;
    }
    statistic += (count - expected) ** 2 / expected;
    cells++;
  });
  if (rareExpected >= 1) {
    statistic += (rareCount - rareExpected) ** 2 / rareExpected;
    cells++;
  }
  return chiSquareUpperTail(statistic, cells - 1);
}

const PLAIN: ExactAttack = {
  ...{ skill: 3, accuracy: 2, extraDice: 0, dexterity: 3, damageDice: 3, extraDamageDice: 0 },
  ...{ damageAttribute: 3, plainTargetNumber: 7, lethal: false, ranged: false, weapon: 'none' },
  ...{ penetrationResistance: 0, absorption: 0, constitution: 3 },
  ...{ standing: null, dodge: null, sideStep: null, damageCounter: null },
};
const PUNCHER: Partial<FileUnit> = { skills: { brawl: 3 }, attacks: ['Punch'] };
const SWORD: Partial<FileUnit> = { skills: { blades: 4 }, attacks: ['Twin Strike'] };
const SWORD_EXACT: ExactAttack = { ...PLAIN, skill: 4, accuracy: -1, lethal: true, weapon: 'lethal' };
const GUN: Partial<FileUnit> = { skills: { firearms: 4 }, attacks: ['Shoot'], weapon: { damage: 4, lethal: true } };
const GUN_EXACT: ExactAttack = {
  ...PLAIN,
  skill: 4,
  accuracy: 0,
  damageDice: 4,
  damageAttribute: null,
  lethal: true,
  ranged: true,
};

/** One attack of red on blue, and the same for the exact computation. */
export interface AttackCase {
  readonly red: Partial<FileUnit>;
  readonly blue?: Partial<FileUnit>;
  readonly standing?: boolean;
  readonly exact: ExactAttack;
}

const block = { name: 'Block', brawl: 3, strength: 4 } as const;
const blocker = { skills: { brawl: 3 }, attributes: { strength: 4 }, counters: ['Block'] };

export const ATTACK_CASES: Readonly<Record<string, AttackCase>> = {
  'a punch': { red: PUNCHER, exact: PLAIN },
  'a punch and Block': { red: PUNCHER, blue: blocker, exact: { ...PLAIN, damageCounter: block } },
  'a sword and Block': { red: SWORD, blue: blocker, exact: { ...SWORD_EXACT, damageCounter: block } },
  'a punch and Defensive Crouch': {
    red: PUNCHER,
    blue: { counters: [{ use: 'Defensive Crouch', if: { damage: { atLeast: 2 } } }] },
    exact: { ...PLAIN, damageCounter: { name: 'Defensive Crouch', condition: { damageAtLeast: 2 } } },
  },
  'a sword and Street Tough': {
    red: SWORD,
    blue: { counters: ['Street Tough'] },
    exact: { ...SWORD_EXACT, damageCounter: { name: 'Street Tough' } },
  },
  'a shot and Grit': {
    red: GUN,
    blue: { counters: [{ use: 'Grit', if: { successes: { atLeast: 2 } } }] },
    exact: { ...GUN_EXACT, damageCounter: { name: 'Grit', condition: { successesAtLeast: 2 } } },
  },
  'a shot and Dodge': {
    red: GUN,
    blue: { attributes: { dexterity: 3 }, counters: ['Dodge'] },
    exact: { ...GUN_EXACT, dodge: { dexterity: 3 } },
  },
  'a shot and Side Step': {
    red: GUN,
    blue: { attributes: { dexterity: 4 }, counters: ['Side Step'] },
    exact: { ...GUN_EXACT, sideStep: { dexterity: 4 } },
  },
  'a shot and armor': {
    red: GUN,
    blue: { armor: { penetrationResistance: 5, absorption: 1 } },
    exact: { ...GUN_EXACT, penetrationResistance: 5, absorption: 1 },
  },
  'a standing Defensive Crouch': {
    red: SWORD,
    blue: { counters: ['Defensive Crouch'] },
    standing: true,
    exact: { ...SWORD_EXACT, standing: 'Defensive Crouch' },
  },
  'a standing Street Tough': {
    red: PUNCHER,
    blue: { counters: ['Street Tough'] },
    standing: true,
    exact: { ...PLAIN, standing: 'Street Tough' },
  },
  'a constitution of 1': {
    red: PUNCHER,
    blue: { attributes: { constitution: 1 } },
    exact: { ...PLAIN, constitution: 1 },
  },
};

/**
 * Plays a case and holds the levels taken, lethal or not, against their exact distribution.
 *
 * @returns upper tail of Pearson's chi-square
 */
export function tailOfCase(
  { red, blue = {}, standing = false, exact }: AttackCase,
  trials: number,
  rules: FileBattle['rules'] = {},
): number {
  const side = (name: string, unit: Partial<FileUnit>, at: number) => ({ units: [{ name, at, ...unit }] });
  const sides = { red: side('Red', red, 0), blue: side('Blue', blue, 1) };
  return tailOf(observe({ rules, sides }, standing, trials), exact, trials);
}
