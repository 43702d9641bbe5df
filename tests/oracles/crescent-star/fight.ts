import type { Setup } from './read-scenario.ts';
import type { RuleParameters } from './rule-parameters.ts';
import type { Random, Side, SideSetup, Template, Unit } from './types.ts';

/** One battle in progress. */
export interface Fight {
  rules: RuleParameters;
  random: Random;
  /** In file order. */
  sides: [Side, Side];
  /** CS-13: declares, rolls and resolves first. */
  gamemaster: Side;
  players: Side;
  /** CS-10: the game master's stones. */
  pool: number;
  round: number;
  /** Counting clock: the running phase (0 before the first; unused in simultaneous fights). */
  phase: number;
  /** CS-13: those that the game master's units have declared as targets in the running step. */
  declaredTargets: Unit[];
  /** Undefined while it lasts. */
  outcome: string | undefined;
}

function createSide(setup: SideSetup): Side {
  return {
    setup,
    units: [],
    waves: [],
    tallies: setup.templates.map((template) => ({
      name: template.name,
      survived: false,
      damageDealt: 0,
      kills: 0,
      attacks: 0,
      hits: 0,
    })),
    damageDealt: 0,
    attacks: 0,
    hits: 0,
    stonesSpent: 0,
    chained: 0,
    wounds: 0,
    firstLossRound: 0,
    activeByRound: [],
  };
}

/** A battle before its first round; no wave has entered yet. */
export function createFight(setup: Setup, random: Random): Fight {
  const sides: [Side, Side] = [createSide(setup.sides[0]), createSide(setup.sides[1])];
  const [one, two] = sides;
  const gamemaster = one.setup.role === 'gamemaster' ? one : two;
  return {
    rules: setup.rules,
    random,
    sides,
    gamemaster,
    players: gamemaster === one ? two : one,
    pool: 0,
    round: 0,
    phase: 0,
    declaredTargets: [],
    outcome: undefined,
  };
}

/**
 * Delay between acts, in phases.
 *
 * @rule CS-15 (max(1, base − effectiveness))
 */
export function delayOf(rules: RuleParameters, template: Template): number {
  return Math.max(1, rules.clock.base - template.effectiveness);
}

/**
 * Lets the next wave of a side enter: fresh units, placed as the file placed them.
 *
 * @rule BTL-6, CS-15 (a new wave acts first `delay` phases after it entered)
 */
function enterWave(fight: Fight, side: Side): void {
  const wave: Unit[] = [];
  side.setup.templates.forEach((template, i) => {
    const tally = side.tallies[i];
    if (tally === undefined) throw new Error('no tally');
    wave.push({
      template,
      side,
      place: template.place,
      active: true,
      wounds: 0,
      woundsAtStep: 0,
      damageTotal: 0,
      stones: template.stones,
      presented: template.size,
      cover: 'none',
      nextActPhase: fight.phase + delayOf(fight.rules, template),
      nextIsLink: false,
      actsBefore: 0,
      hasHaste: false,
      tally,
    });
  });
  side.waves.push(wave);
  side.units.push(...wave);
}

/** The active units of a side, wave after wave, in roster order. */
export function activeUnits(side: Side): Unit[] {
  return side.units.filter((unit) => unit.active);
}

/** The side that fights this one. */
export function enemyOf(fight: Fight, side: Side): Side {
  return side === fight.gamemaster ? fight.players : fight.gamemaster;
}

/**
 * Lets those waves enter that are due at the start of a round.
 *
 * @rule BTL-6
 * @param round the round that starts, from 1
 */
export function enterDueWaves(fight: Fight, round: number): void {
  for (const side of fight.sides) {
    if (side.waves.length >= side.setup.waves) continue;
    const everyRounds = side.setup.everyRounds;
    if (everyRounds === undefined) {
      if (activeUnits(side).length === 0) enterWave(fight, side);
    } else if ((round - 1) % everyRounds === 0) {
      enterWave(fight, side);
    }
  }
}

/**
 * Sets the outcome where a side has no active unit and no wave to come.
 *
 * @rule BTL-3, CS-25 (the last player and the last of a wave at once, a wave to come: the players have lost)
 */
export function judgeEnd(fight: Fight): void {
  const isLost = (side: Side): boolean => activeUnits(side).length === 0 && side.waves.length >= side.setup.waves;
  const [one, two] = fight.sides;
  if (isLost(one) && isLost(two)) fight.outcome = 'draw';
  else if (isLost(one)) fight.outcome = two.setup.name;
  else if (isLost(two)) fight.outcome = one.setup.name;
}

/** BTL-7: notes the active units of each side at the end of a round. */
export function noteActive(fight: Fight): void {
  for (const side of fight.sides) side.activeByRound.push(activeUnits(side).length);
}
