import { choice, flag, integer, type Range } from '../../core/parameter-rows.ts';
import { onlyWhere, type RuleMark, type RuleParameter } from '../../core/rule-parameter.ts';

function byRating(
  rule: string,
  mark: RuleMark,
  path: string,
  preset: readonly number[],
  [min, max]: Range,
  description: string,
): RuleParameter {
  return { type: 'integers', rule, mark, path, default: preset, min, max, description };
}

const TARGET: Range = [-99, 999];
const FEW: Range = [0, 99];
const HEXES: Range = [0, 1000];

const STONE_USES = ['both', 'attack', 'save', 'never'] as const;
const PUSHED = ['manipulation', 'strength', 'resistance', 'observation'] as const;

/** Attribute that a skill is pushed with: the text says only that it is the most applicable one. */
function pushedWith(skill: string, attribute: string): RuleParameter {
  const path = `push.attribute.${skill}`;
  const description = `Attribute whose modifier a ${skill} roll may be pushed by`;
  return { type: 'choice', rule: 'CS-6', mark: 'house', path, default: attribute, choices: PUSHED, description };
}

/** Every number and choice of Crescent Star, in the order of `RULES.md`. */
export const PARAMETERS: readonly RuleParameter[] = [
  integer('BTL-3', 'house', 'maxRounds', 100, [1, 10_000], 'Rounds after which a fight is a timeout'),
  integer('CS-3', 'text', 'successStep', 7, [1, 999], 'Points above the target number for each further success'),
  byRating(
    'CS-5',
    'house',
    'attributeModifiers',
    [-1, 0, 0, 1, 2, 2, 3],
    [-9, 9],
    'Modifier by attribute rating 1 to 7',
  ),
  flag(
    'CS-6',
    'text',
    'push.enabled',
    false,
    'Rolls may be pushed to the next success by part of an attribute modifier',
  ),
  ...onlyWhere(
    'push.enabled',
    true,
    byRating(
      'CS-6',
      'house',
      'push.most',
      [0, 0, 0, 1, 1, 2, 2],
      FEW,
      'Most that a push may add, by attribute rating 1 to 7',
    ),
    pushedWith('shoot', 'manipulation'),
    pushedWith('melee', 'strength'),
    pushedWith('parry', 'manipulation'),
    pushedWith('dodge', 'manipulation'),
    pushedWith('resist', 'resistance'),
  ),
  integer('CS-7', 'house', 'difficulty.trivial', 6, TARGET, 'Target number of a trivial task'),
  integer('CS-7', 'house', 'difficulty.easy', 9, TARGET, 'Target number of an easy task'),
  integer('CS-7', 'house', 'difficulty.average', 12, TARGET, 'Target number of an average task'),
  integer('CS-7', 'house', 'difficulty.tricky', 15, TARGET, 'Target number of a tricky task'),
  integer('CS-7', 'house', 'difficulty.hard', 18, TARGET, 'Target number of a hard task'),
  integer('CS-7', 'house', 'difficulty.expert', 21, TARGET, 'Target number of a task for an expert'),
  integer('CS-7', 'house', 'difficulty.grand-challenge', 24, TARGET, 'Target number of a grand challenge'),
  choice('CS-8', 'reading', 'contest.tie', ['none', 'actor'], 'Who has a rolled success where both totals are equal'),
  integer('CS-9', 'text', 'chain.firstCost', 2, FEW, 'Extra successes that the first link costs'),
  integer('CS-9', 'text', 'chain.step', 1, FEW, 'Extra successes that each later link costs more'),
  integer('CS-10', 'text', 'stones.perPlayer', 3, FEW, 'Success stones of each unit of the players'),
  choice('CS-10', 'reading', 'stones.players', STONE_USES, 'Rolls that players spend stones on'),
  choice(
    'CS-10',
    'reading',
    'stones.gamemaster',
    STONE_USES,
    'Rolls of the players that the game master spends stones on',
  ),
  integer('CS-11', 'house', 'field.distance', 20, HEXES, 'Hexes between the facing lines'),
  integer('CS-12', 'text', 'movement.acting', 6, HEXES, 'Hexes moved with another action'),
  integer('CS-12', 'text', 'movement.running', 24, HEXES, 'Hexes moved when only running'),
  choice('CS-14', 'text', 'initiative', ['simultaneous', 'counting-clock'], 'Order in which units act'),
  ...onlyWhere(
    'initiative',
    'counting-clock',
    integer('CS-15', 'house', 'clock.base', 10, FEW, 'Phases between acts of a unit of effectiveness 0'),
    {
      type: 'number',
      rule: 'CS-15',
      mark: 'house',
      path: 'clock.chain',
      default: 0.25,
      min: 0,
      max: 1,
      description: 'Share of the delay after which a link is acted',
    },
    integer('CS-15', 'house', 'clock.fear.hit', 1, FEW, 'Phases that a hit puts the next act off'),
    integer('CS-15', 'house', 'clock.fear.wound', 3, FEW, 'Phases that each wound puts the next act off'),
    integer('CS-15', 'house', 'clock.phasesPerRound', 10, [1, 1000], 'Phases that count as a round'),
  ),
  integer(
    'CS-16',
    'text',
    'range.step',
    2,
    [-99, 99],
    'Added to the target number for each whole increment of distance',
  ),
  integer('CS-16', 'house', 'size.truck', 3, TARGET, 'Target number to hit a truck'),
  integer('CS-16', 'house', 'size.horse', 6, TARGET, 'Target number to hit a horse'),
  integer('CS-16', 'house', 'size.human', 9, TARGET, 'Target number to hit a standing human'),
  integer('CS-16', 'house', 'size.kneeling', 12, TARGET, 'Target number to hit someone kneeling'),
  integer('CS-16', 'house', 'size.prone', 15, TARGET, 'Target number to hit someone prone'),
  integer('CS-16', 'house', 'size.cat', 15, TARGET, 'Target number to hit a cat'),
  integer('CS-16', 'house', 'size.head', 18, TARGET, 'Target number to hit a head'),
  flag('CS-19', 'house', 'damage.openEnded', false, 'Dice of weapons are rolled again and added at their maximum'),
  choice('CS-20', 'reading', 'wound.check', ['attacker-success', 'every-hit'], 'Hits that force a wound check'),
  choice(
    'CS-20',
    'reading',
    'wound.target',
    ['damage', 'wounds'],
    'Target number of a wound save: damage total or wounds',
  ),
  choice(
    'CS-21',
    'text',
    'wound.perFailure',
    ['per-success', 'one'],
    'Wounds of a failed save: one a success left, or one',
  ),
  integer('CS-22', 'text', 'death.wounds', 4, [1, 999], 'Wounds, plus the resistance modifier, that kill'),
  flag('CS-26', 'house', 'fold.enabled', false, 'High target numbers are folded into negative successes'),
  ...onlyWhere(
    'fold.enabled',
    true,
    integer('CS-26', 'house', 'fold.above', 21, TARGET, 'Target numbers above this are folded'),
  ),
  integer('CS-27', 'house', 'cover.hard', -1, [-99, 0], 'Successes on a shot at a unit in hard cover'),
  integer('CS-27', 'house', 'cover.murderHole', -2, [-99, 0], 'Successes on a shot at a unit behind a murder hole'),
  integer('CS-28', 'house', 'range.longFrom', 5, FEW, 'Whole increments of distance from which a shot is long'),
  integer('CS-28', 'house', 'range.longPenalty', 0, [-99, 0], 'Successes on a long shot; the author considers -1'),
];
