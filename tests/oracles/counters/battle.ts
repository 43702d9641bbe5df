import { COMBAT_SKILLS } from './catalogue.ts';
import { rollDie } from './dice.ts';
import { activeOfSide } from './field.ts';
import type { Fight, Fighter } from './fighter.ts';
import type { Random } from './generator.ts';
import { LITERAL, type Readings } from './rules.ts';
import { type BattleSpec, readScenario, type UnitSpec } from './scenario.ts';
import { recoverAll } from './spending.ts';
import { emptyTally, type SideTally, type UnitTally } from './tally.ts';
import { takeTurn } from './turn.ts';

/** What one fight gave for a roster unit, its waves together. */
export interface UnitResult extends UnitTally {
  /** A copy of it was active at the end. */
  survived: boolean;
}

/** What one fight gave for a side. */
export interface SideResult extends Omit<SideTally, 'units'> {
  survivors: number;
  dead: number;
  unconscious: number;
  fled: number;
  /** Its own waves that went out. */
  wavesDefeated: number;
  /** By unit name, in roster order. */
  units: Record<string, UnitResult>;
}

/** What one fight gave. */
export interface FightResult {
  /** A side name, `draw` or `timeout`. */
  outcome: string;
  rounds: number;
  /** By side name, in file order. */
  sides: Record<string, SideResult>;
  /** Active units at the end of rounds 1, 2, … of the fight, by side name. */
  activeByRound: Record<string, number[]>;
}

/**
 * Plays one battle straight from the rules.
 *
 * @rule BTL-1 to BTL-7, CTR-1 to CTR-26
 * @param scenario what the `yaml` package makes of a scenario file
 * @param random uniform in [0, 1); the only source of chance
 * @param readings the way to take the sentences listed in READINGS.md
 * @returns everything that is counted
 * @throws Error on a scenario the judge cannot play
 */
export function playBattle(scenario: unknown, random: Random, readings: Readings = LITERAL): FightResult {
  return playSpec(readScenario(scenario), random, readings);
}

/**
 * Plays one battle of a scenario that has been read already.
 *
 * @param spec the scenario, defaults applied
 * @param random uniform in [0, 1)
 * @param readings the way to take the sentences listed in READINGS.md
 * @returns everything that is counted
 */
export function playSpec(spec: BattleSpec, random: Random, readings: Readings = LITERAL): FightResult {
  const fight: Fight = {
    random,
    readings,
    rules: spec.rules,
    sides: spec.sides,
    tallies: [emptyTally(spec.sides[0]), emptyTally(spec.sides[1])],
    fighters: [],
    wavesEntered: [0, 0],
    round: 0,
    current: null,
  };
  const active: [number[], number[]] = [[], []];
  let outcome: string | null = null;
  while (outcome === null) {
    if (fight.round === spec.rules.maxRounds) {
      outcome = 'timeout';
      break;
    }
    fight.round += 1;
    outcome = playRound(fight);
    active[0].push(activeOfSide(fight, 0).length);
    active[1].push(activeOfSide(fight, 1).length);
  }
  const [first, second] = spec.sides;
  return {
    outcome,
    rounds: fight.round,
    sides: { [first.name]: summarise(fight, 0), [second.name]: summarise(fight, 1) },
    activeByRound: { [first.name]: active[0], [second.name]: active[1] },
  };
}

/** Plays one round; gives the outcome where the fight ended in it. */
function playRound(fight: Fight): string | null {
  letWavesIn(fight);
  // CTR-8: the order is kept from turn to turn; who enters now has rolled now.
  const order = fight.fighters.filter((fighter) => fighter.state === 'active');
  order.sort(byInitiative);
  for (const unit of order) {
    if (unit.state !== 'active') continue;
    fight.current = unit;
    takeTurn(fight, unit);
    fight.current = null;
    const outcome = findOutcome(fight); // BTL-3: after each turn.
    if (outcome !== null) return outcome;
  }
  return null;
}

/** BTL-3: a side with no active unit and no wave to come has lost. */
function findOutcome(fight: Fight): string | null {
  const [first, second] = fight.sides;
  const firstLost = hasLost(fight, 0);
  const secondLost = hasLost(fight, 1);
  if (firstLost && secondLost) return 'draw';
  if (firstLost) return second.name;
  if (secondLost) return first.name;
  return null;
}

function hasLost(fight: Fight, side: 0 | 1): boolean {
  return activeOfSide(fight, side).length === 0 && !hasWaveToCome(fight, side);
}

function hasWaveToCome(fight: Fight, side: 0 | 1): boolean {
  return fight.wavesEntered[side] < fight.sides[side].waves;
}

/** BTL-6, CTR-10. */
function letWavesIn(fight: Fight): void {
  let isBreak = false;
  for (const side of [0, 1] as const) {
    if (!hasWaveToCome(fight, side)) continue;
    const { everyRounds } = fight.sides[side];
    if (everyRounds !== null) {
      if ((fight.round - 1) % everyRounds === 0) enterWave(fight, side);
    } else if (activeOfSide(fight, side).length === 0) {
      if (fight.wavesEntered[side] > 0) isBreak = true;
      enterWave(fight, side);
    }
  }
  if (isBreak && fight.rules.wavesRecover) recoverAll(fight);
}

function enterWave(fight: Fight, side: 0 | 1): void {
  const wave = fight.wavesEntered[side];
  fight.wavesEntered[side] += 1;
  for (const spec of fight.sides[side].roster) {
    const tally = fight.tallies[side].units[spec.rosterIndex];
    if (tally === undefined) throw new Error(`${spec.name}: no tally`);
    fight.fighters.push(makeFighter(fight, spec, side, wave, tally));
  }
}

/** CTR-8: d10 + dexterity + highest combat skill; ties by the modifier, then in random order. */
function makeFighter(fight: Fight, spec: UnitSpec, side: 0 | 1, wave: number, tally: UnitTally): Fighter {
  const ranks = COMBAT_SKILLS.map((skill) => spec.skills[skill] ?? 0);
  const modifier = spec.attributes.dexterity + Math.max(...ranks);
  return {
    spec,
    side,
    wave,
    tally,
    at: spec.at,
    state: 'active',
    lethalLevels: 0,
    nonLethalLevels: 0,
    stunned: false,
    prone: false,
    acted: false,
    heldBy: null,
    holding: null,
    spent: new Set(),
    persistent: null,
    openingOn: null,
    initiative: rollDie(fight.random) + modifier,
    initiativeModifier: modifier,
    tieBreak: fight.random(),
  };
}

function byInitiative(a: Fighter, b: Fighter): number {
  if (a.initiative !== b.initiative) return b.initiative - a.initiative;
  if (a.initiativeModifier !== b.initiativeModifier) {
    return b.initiativeModifier - a.initiativeModifier;
  }
  return b.tieBreak - a.tieBreak;
}

/** BTL-7. */
function summarise(fight: Fight, side: 0 | 1): SideResult {
  const { units: unitTallies, ...tally } = fight.tallies[side];
  const own = fight.fighters.filter((fighter) => fighter.side === side);
  const count = (state: Fighter['state']): number => own.filter((f) => f.state === state).length;
  let wavesDefeated = 0;
  for (let wave = 0; wave < fight.wavesEntered[side]; wave += 1) {
    if (!own.some((f) => f.wave === wave && f.state === 'active')) wavesDefeated += 1;
  }
  const units: Record<string, UnitResult> = {};
  fight.sides[side].roster.forEach((spec, index) => {
    const unitTally = unitTallies[index];
    if (unitTally === undefined) throw new Error(`${spec.name}: no tally`);
    const survived = own.some((f) => f.spec === spec && f.state === 'active');
    units[spec.name] = { ...unitTally, survived };
  });
  return {
    ...tally,
    survivors: count('active'),
    dead: count('dead'),
    unconscious: count('unconscious'),
    fled: 0,
    wavesDefeated,
    units,
  };
}
