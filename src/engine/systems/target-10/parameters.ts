import { choice, integer, type Range } from '../../core/parameter-rows.ts';
import type { RuleMark, RuleParameter } from '../../core/rule-parameter.ts';

function dice(rule: string, mark: RuleMark, path: string, preset: string, description: string): RuleParameter {
  return { type: 'dice', rule, mark, path, default: preset, description };
}

/** Scores that the table of ability modifiers knows. */
export const LEAST_SCORE = 3;
export const MOST_SCORE = 18;

const MODIFIERS = [-3, -3, -2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4];
const TARGET: Range = [-20, 40];
const LIMIT: Range = [0, 99];
/** Test values that nature has (T10-7). */
export const NATURE: Range = [1, 10];
const FEW: Range = [0, 99];
const TIMES: Range = [1, 10];
const PACES: Range = [0, 1000];
const PENALTY: Range = [-20, 0];
const SOME: Range = [1, 1000];

/** Every number and choice of Target 10, in the order of `RULES.md`. */
export const PARAMETERS: readonly RuleParameter[] = [
  integer('BTL-3', 'house', 'maxRounds', 100, [1, 10_000], 'Rounds after which a fight is a timeout'),
  {
    type: 'integers',
    rule: 'T10-1',
    mark: 'house',
    path: 'abilityModifiers',
    default: MODIFIERS,
    min: -20,
    max: 20,
    description: 'Modifier by ability score 3 to 18',
  },
  dice('T10-2', 'house', 'hitPoints.perHitDie', '1d6', 'Hit points a Hit Die, where a unit names none'),
  integer('T10-3', 'text', 'luck.low', 3, [0, 3], 'Luck points of a low-skill character'),
  integer('T10-3', 'text', 'luck.mid', 1, [0, 3], 'Luck points of a mid-skill character'),
  integer('T10-3', 'text', 'luck.high', 0, [0, 3], 'Luck points of a high-skill character'),
  integer('T10-4', 'text', 'test.targetNumber', 10, TARGET, 'Target number of a test, a negotiation included'),
  integer(
    'T10-5',
    'text',
    'test.situationalLimit',
    3,
    LIMIT,
    'Most that the situational modifier of a test may add or take; more is refused',
  ),
  integer('T10-6', 'text', 'bonusLimit', 10, LIMIT, 'Most that the difference of two values adds or takes'),
  integer('T10-7', 'text', 'test.nature', 5, NATURE, 'Test value of nature, where a test names none'),
  integer('T10-9', 'house', 'contest.maxTests', 1000, [1, 10_000], 'Rolls after which a contest is a timeout'),
  choice(
    'T10-10',
    'reading',
    'luck.when',
    ['after-failure', 'instead-of-roll'],
    'When a luck point makes a test succeed: once the roll has failed, or instead of the roll',
  ),
  integer('T10-11', 'house', 'field.distance', 30, PACES, 'Paces between the sides at the start'),
  integer('T10-11', 'house', 'field.reach', 3, PACES, 'Paces that melee reaches'),
  integer('T10-13', 'text', 'order.die', 6, SOME, 'Sides of the die for the order of play'),
  integer(
    'T10-15',
    'reading',
    'combat.targetNumber',
    12,
    TARGET,
    'Target number of an attack; the introduction says 10',
  ),
  integer(
    'T10-15',
    'text',
    'combat.situationalLimit',
    3,
    LIMIT,
    'Most that situational modifiers of an attack add or take together',
  ),
  dice('T10-16', 'text', 'damage.dice', '1d6', 'Damage of an attack, where the weapon names none'),
  integer('T10-16', 'text', 'damage.least', 1, FEW, 'Least damage of an attack that succeeds'),
  choice(
    'T10-17',
    'reading',
    'combat.atZero',
    ['unconscious', 'dead'],
    'What becomes of a unit at exactly 0 hit points',
  ),
  integer('T10-18', 'text', 'movement.advance', 3, PACES, 'Paces of an advance'),
  integer('T10-18', 'text', 'movement.withdraw', 3, PACES, 'Paces of a withdrawal'),
  integer('T10-19', 'text', 'speed', 10, PACES, 'Speed in paces of a unit that names none'),
  integer('T10-19', 'text', 'movement.charge', 3, TIMES, 'Times its speed that a charging unit moves at most'),
  integer(
    'T10-19',
    'text',
    'charge.strengthTimes',
    2,
    TIMES,
    'Times that a charging unit counts a positive strength modifier',
  ),
  integer('T10-20', 'text', 'movement.flee', 3, TIMES, 'Times its speed that a fleeing unit moves'),
  integer('T10-21', 'text', 'movement.push', 3, PACES, 'Paces that a maneuver moves the opponent'),
  integer('T10-22', 'text', 'prone.modifier', -2, PENALTY, 'FIGHT, SHOOT and DEFENSE while prone'),
  dice('T10-23', 'text', 'subdue.turns', '1d6', 'Turns that a subdued unit is unconscious'),
  integer('T10-23', 'house', 'combat.roundsPerTurn', 10, SOME, 'Rounds in a turn'),
  integer('T10-23', 'house', 'subdue.wakesWith', 1, SOME, 'Hit points of a unit that wakes'),
  integer('T10-24', 'text', 'defend.least', 1, FEW, 'Least that defending adds to DEFENSE'),
  integer('T10-25', 'text', 'held.modifier', -1, PENALTY, 'FIGHT, SHOOT and DEFENSE while held'),
  dice('T10-26', 'text', 'disarm.flight', '1d6', 'Paces that a weapon knocked away flies'),
  choice(
    'T10-29',
    'reading',
    'luck.combat',
    ['could-drop', 'any-hit', 'never'],
    'Successes of an opponent on which a luck point is spent',
  ),
  integer(
    'T10-30',
    'house',
    'terrain.high-ground.bonus',
    1,
    [-20, 20],
    'Situational modifier of an attack from high ground',
  ),
  dice('T10-30', 'house', 'terrain.pit.damage', '2d6', 'Damage of a fall into a pit'),
];
