import { type BattlePlan, compileBattlePlan, expandRoster } from '../../battle/battle-plan.ts';
import { Rules } from '../../core/rule-parameter.ts';
import { compileKind, type Kind } from './kind.ts';
import { PARAMETERS } from './parameters.ts';
import type { ContestRules } from './roll.ts';
import type { CrescentStarBattle, CrescentStarSide } from './scenario.ts';

/** Numbers of the rules that do not belong to a unit, by their parameters' names. */
export interface FirefightRules extends ContestRules {
  readonly isCountingClock: boolean;
  readonly firstLinkCost: number;
  readonly linkCostStep: number;
  readonly playersStoneAttacks: boolean;
  readonly playersStoneSaves: boolean;
  readonly gamemasterSpoilsAttacks: boolean;
  readonly gamemasterSpoilsSaves: boolean;
  readonly actingHexes: number;
  readonly runningHexes: number;
  readonly fearOfHit: number;
  readonly fearOfWound: number;
  readonly phasesPerRound: number;
  readonly rangeStep: number;
  readonly longFrom: number;
  readonly longPenalty: number;
  readonly damageIsOpenEnded: boolean;
  readonly everyHitIsChecked: boolean;
  readonly savesAgainstWounds: boolean;
  readonly oneWoundAFailure: boolean;
  readonly foldsAbove: number;
}

/** A Crescent Star battle as integers: rules, and what each row is. Immutable. */
export interface FirefightPlan {
  readonly battle: BattlePlan;
  readonly rules: FirefightRules;
  /** Index of the game master's side and of the players' (CS-13). */
  readonly gamemaster: number;
  readonly players: number;
  /** By row. */
  readonly kinds: readonly Kind[];
}

/** A target number above this is never folded: folding is off. */
export const NEVER_FOLDS = 0x7fff_ffff;

/** Compiles a resolved Crescent Star battle. */
export function compileFirefight(scenario: CrescentStarBattle): FirefightPlan {
  const rules = new Rules(PARAMETERS, scenario.rules);
  const sides = Object.values(scenario.sides);
  const units = sides.flatMap((side) => expandRoster(side.units).map(({ entry }) => entry));
  const places = compilePlaces(sides, rules.integer('field.distance'));
  const entriesBefore = (row: number) => units.slice(0, row).reduce((sum, { tactics }) => sum + tactics.length + 1, 0);
  return {
    battle: compileBattlePlan(scenario, rules.integer('maxRounds')),
    rules: compileRules(rules),
    ...compileRoles(sides),
    kinds: units.map((unit, row) => compileKind(unit, places[row]!, entriesBefore(row), scenario.armory, rules)),
  };
}

function compileRules(rules: Rules): FirefightRules {
  const spends = (by: string, on: string) => ['both', on].includes(rules.text(`stones.${by}`));
  return {
    ...compileContestRules(rules),
    isCountingClock: rules.text('initiative') === 'counting-clock',
    firstLinkCost: rules.integer('chain.firstCost'),
    linkCostStep: rules.integer('chain.step'),
    playersStoneAttacks: spends('players', 'attack'),
    playersStoneSaves: spends('players', 'save'),
    gamemasterSpoilsAttacks: spends('gamemaster', 'attack'),
    gamemasterSpoilsSaves: spends('gamemaster', 'save'),
    actingHexes: rules.integer('movement.acting'),
    runningHexes: rules.integer('movement.running'),
    fearOfHit: rules.integer('clock.fear.hit'),
    fearOfWound: rules.integer('clock.fear.wound'),
    phasesPerRound: rules.integer('clock.phasesPerRound'),
    rangeStep: rules.integer('range.step'),
    longFrom: rules.integer('range.longFrom'),
    longPenalty: rules.integer('range.longPenalty'),
    damageIsOpenEnded: rules.flag('damage.openEnded'),
    everyHitIsChecked: rules.text('wound.check') === 'every-hit',
    savesAgainstWounds: rules.text('wound.target') === 'wounds',
    oneWoundAFailure: rules.text('wound.perFailure') === 'one',
    foldsAbove: rules.flag('fold.enabled') ? rules.integer('fold.above') : NEVER_FOLDS,
  };
}

/** @rule CS-8 */
export function compileContestRules(rules: Rules): ContestRules {
  return {
    successStep: rules.integer('successStep'),
    tieSuccesses: rules.text('contest.tie') === 'actor' ? 1 : 0,
  };
}

function compileRoles(sides: readonly CrescentStarSide[]): { gamemaster: number; players: number } {
  const gamemaster = sides.findIndex((side) => side.role === 'gamemaster');
  return { gamemaster, players: 1 - gamemaster };
}

/**
 * Places as the file gives them, or two facing lines.
 *
 * @rule CS-11
 */
function compilePlaces(sides: readonly CrescentStarSide[], distance: number): (readonly [q: number, r: number])[] {
  return sides.flatMap((side, i) =>
    expandRoster(side.units).map(({ entry }, index) => entry.at ?? ([i * distance - index, 2 * index] as const)),
  );
}
