import { playCountingClock } from './counting-clock.ts';
import { createFight, type Fight } from './fight.ts';
import { readScenario, type Setup } from './read-scenario.ts';
import { playSimultaneous } from './simultaneous.ts';
import type { Random, Side, UnitTally } from './types.ts';

/** What is counted of one side in one battle (BTL-7, CS-25). */
export interface SideResult {
  name: string;
  survivors: number;
  dead: number;
  damageDealt: number;
  attacks: number;
  hits: number;
  stonesSpent: number;
  chained: number;
  wounds: number;
  wavesDefeated: number;
  /** 0 where it lost nobody. */
  firstLossRound: number;
  /** Roster units, in order; survival is that of the last instance that entered. */
  units: UnitTally[];
  /** Active units at the end of rounds 1, 2, … */
  activeByRound: number[];
}

/** One battle played. */
export interface FightResult {
  /** A side's name, `draw` or `timeout`. */
  outcome: string;
  rounds: number;
  /** In file order. */
  sides: [SideResult, SideResult];
}

/** @rule BTL-7, CS-25 */
function resultOf(side: Side): SideResult {
  const lastWave = side.waves[side.waves.length - 1] ?? [];
  side.tallies.forEach((tally, i) => {
    tally.survived = lastWave[i]?.active === true;
  });
  return {
    name: side.setup.name,
    survivors: side.units.filter((unit) => unit.active).length,
    dead: side.units.filter((unit) => !unit.active).length,
    damageDealt: side.damageDealt,
    attacks: side.attacks,
    hits: side.hits,
    stonesSpent: side.stonesSpent,
    chained: side.chained,
    wounds: side.wounds,
    wavesDefeated: side.waves.filter((wave) => wave.every((unit) => !unit.active)).length,
    firstLossRound: side.firstLossRound,
    units: side.tallies,
    activeByRound: side.activeByRound,
  };
}

/**
 * Plays one battle of a scenario already read.
 *
 * @rule BTL-1 to BTL-7, CS-1 to CS-28
 * @param setup the scenario, from `readScenario`
 * @param random the source of chance
 */
export function playSetup(setup: Setup, random: Random): FightResult {
  const fight: Fight = createFight(setup, random);
  if (fight.rules.initiative === 'counting-clock') playCountingClock(fight);
  else playSimultaneous(fight);
  return {
    outcome: fight.outcome ?? 'timeout',
    rounds: fight.round,
    sides: [resultOf(fight.sides[0]), resultOf(fight.sides[1])],
  };
}

/**
 * Plays one battle of Crescent Star straight from the rules.
 *
 * @param scenario the plain object that the `yaml` package makes of a scenario file
 * @param random the source of chance
 * @throws Error where the scenario is wrong
 */
export function playFirefight(scenario: unknown, random: Random): FightResult {
  return playSetup(readScenario(scenario), random);
}
