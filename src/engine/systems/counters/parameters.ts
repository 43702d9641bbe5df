import { choice, flag, integer, type Range } from '../../core/parameter-rows.ts';
import type { RuleParameter } from '../../core/rule-parameter.ts';
import { catalogueParameters } from './catalogue-numbers.ts';

const FEW: Range = [0, 99];
const DICE: Range = [-99, 99];
const INCHES: Range = [0, 1000];

/** Every number and choice of Counters, in the order of `RULES.md`. */
export const PARAMETERS: readonly RuleParameter[] = [
  integer('BTL-3', 'house', 'maxRounds', 100, [1, 10_000], 'Rounds after which a fight is a timeout'),
  integer('CTR-2', 'text', 'check.base', 10, [1, 20], 'Target number of an attribute of 0; each point takes one off'),
  integer('CTR-2', 'text', 'check.lowest', 2, [1, 20], 'Lowest target number that an attribute sets'),
  integer('CTR-2', 'text', 'check.targetNumber', 7, [1, 20], 'Target number where no attribute sets it'),
  integer('CTR-3', 'text', 'pool.ten', 2, [0, 80], 'Successes of a die that shows a 10, at or above the target number'),
  flag('CTR-3', 'text', 'pool.oneFails', true, 'A die that shows a 1 is never a success'),
  integer('CTR-4', 'reading', 'check.needed', 1, [1, 99], 'Successes with which a check in a fight succeeds'),
  choice(
    'CTR-5',
    'reading',
    'contest.tie',
    ['resists', 'acts'],
    'Who wins an opposed check in a fight where both have as many successes',
  ),
  integer('CTR-6', 'text', 'coordination.adds', 1, FEW, 'Successes that a further check with a success adds'),
  integer('CTR-6', 'text', 'coordination.takes', 1, FEW, 'Successes that a further check without a success takes'),
  integer('CTR-7', 'house', 'field.distance', 8, INCHES, 'Inches between the sides at the start'),
  integer('CTR-7', 'house', 'field.speed', 6, INCHES, 'Inches that a unit without a speed of its own moves in a turn'),
  integer('CTR-7', 'house', 'field.reach', 1, INCHES, 'Inches over which a melee attack reaches'),
  integer(
    'CTR-8',
    'text',
    'initiative.die',
    10,
    [1, 1000],
    'Sides of the die that is added to dexterity and skill for initiative',
  ),
  integer('CTR-9', 'house', 'field.run', 1, FEW, 'Speeds that a run adds to the move of a turn'),
  choice(
    'CTR-9',
    'reading',
    'tactics.reflexes',
    ['default-tactic', 'every-entry'],
    'Who stands up when prone and breaks free when held: the default tactic, or every entry without an attack',
  ),
  choice(
    'BTL-4',
    'reading',
    'tactics.chooseAnew',
    ['once-in-reach', 'out-of-reach'],
    'When a unit that attacks from where it stands chooses a target anew: the target was in reach, or is not',
  ),
  flag(
    'CTR-10',
    'house',
    'waves.recover',
    true,
    'All spent counters come back when a wave enters on the defeat of the one before',
  ),
  integer('CTR-10', 'text', 'build.defensive', 2, FEW, 'Defensive counters that each low rank lets a unit choose'),
  integer('CTR-10', 'text', 'build.offensive', 1, FEW, 'Offensive counters that each low rank lets a unit choose'),
  integer('CTR-10', 'text', 'build.anyFrom', 6, [1, 99], 'First rank that lets a unit choose counters of any type'),
  integer('CTR-10', 'text', 'build.any', 2, FEW, 'Counters of any type that each such rank lets a unit choose'),
  integer('CTR-15', 'text', 'damage.perSuccess', 1, FEW, 'Damage dice that each success left adds'),
  choice(
    'CTR-17',
    'reading',
    'damage.window',
    ['remaining', 'always'],
    'When a damage counter may be used: levels remain, or any hit',
  ),
  choice(
    'CTR-18',
    'reading',
    'damage.excess',
    ['all', 'excess', 'none'],
    'Non-lethal levels that become lethal where one attack exceeds the constitution',
  ),
  integer(
    'CTR-19',
    'house',
    'exchange.mostAttacks',
    100,
    [1, 1000],
    'Attacks of one turn after which counters add no more; a trial that gets there is reported',
  ),
  integer('CTR-22', 'house', 'stun.margin', 0, DICE, 'Levels above the constitution from which a stun check is due'),
  integer('CTR-23', 'house', 'health.base', 5, [1, 999], 'Levels of capacity besides the constitution'),
  integer(
    'CTR-23',
    'house',
    'knockOut.perLevel',
    1,
    FEW,
    'Dice that each level above capacity takes from a K.O. check',
  ),
  integer('CTR-24', 'house', 'prone.against', 1, DICE, 'Dice of a melee attack on a prone unit'),
  integer('CTR-24', 'house', 'prone.own', -1, DICE, 'Dice of the attacks of a prone unit'),
  ...catalogueParameters(),
];
