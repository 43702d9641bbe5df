import type { ScenarioStory, TrialRunner } from '../../../core/rules-system.ts';
import type { StoryDie, Telling } from '../../../core/story/passage.ts';
import { rollStory } from '../../../core/story/roll-story.ts';
import type { RuleBook } from '../../../core/story/rule-book.ts';
import { counted, facesText, type Part, shown, sumText } from '../../../core/story/words.ts';
import type { Teller } from '../../../core/teller.ts';
import { ROLL_EVENT } from '../events.ts';
import type { Pool } from '../pool.ts';
import type { PoolCheck } from '../pool-scenario.ts';

/** Events of a check, contest or coordination and the facts of each. */
interface PoolFacts {
  readonly pool: {
    readonly name: string;
    /** Dice of the pool: skill or attribute, and more or fewer. */
    readonly dicePool: number;
    readonly targetNumber: number;
    readonly successes: number;
  };
  readonly together: {
    /** Successes of the primary check. */
    readonly primary: number;
    /** Further checks that help, and that hinder. */
    readonly helping: number;
    readonly hindering: number;
    readonly result: number;
  };
}

/** A pool of the scenario, as written and as compiled. */
export interface ToldPool {
  readonly name: string;
  readonly check: PoolCheck;
  readonly pool: Pool;
}

interface ToldPools {
  readonly pools: readonly ToldPool[];
  readonly isContest?: boolean;
  /** Successes that it takes; none in a contest. */
  readonly needed?: number;
  /** Of a coordination: what a check that helps adds, and one that hinders takes. */
  readonly adds?: number;
  readonly takes?: number;
}

const POOL_BOOK: RuleBook<ToldPools> = {
  events: {
    [ROLL_EVENT.pool]: {
      always: ['CTR-2', 'CTR-3', 'CTR-4'],
      sometimes: [
        ['CTR-1', ({ pools }, i) => pools[i]!.check.attribute !== undefined],
        ['CTR-5', ({ isContest = false }) => isContest],
      ],
    },
    [ROLL_EVENT.together]: { always: ['CTR-6'] },
  },
  end: [],
};

/** The stories of a check, contest or coordination. */
export function poolStory(
  createRunner: (seed: number, teller?: Teller) => TrialRunner,
  told: ToldPools,
): ScenarioStory {
  const names = told.pools.map(({ name }) => name);
  return rollStory<PoolFacts, ToldPools>(createRunner, told, POOL_BOOK, names, ([event, a, b, c], dice) =>
    event === ROLL_EVENT.pool ? tellPool(told, a, b, dice) : tellTogether(told, a, b, c),
  );
}

function tellPool(told: ToldPools, i: number, successes: number, dice: readonly StoryDie[]): Telling<PoolFacts> {
  const { name, check, pool } = told.pools[i]!;
  const { needed, pools } = told;
  const facts = { name, dicePool: pool.dice, targetNumber: pool.targetNumber, successes };
  const rolled = dice.length === 0 ? 'no die' : facesText(dice);
  const judged =
    needed === undefined || pools.length > 1
      ? ''
      : ` ${counted(needed, 'success is', 'successes are')} needed: ${successes >= needed ? 'it succeeds' : 'it fails'}.`;
  const text =
    `${pools.length === 1 ? 'A check' : name}: ${counted(pool.dice, 'die', 'dice')}${sourceText(check)} ` +
    `against ${pool.targetNumber}${numberText(check)}: ${rolled} = ${counted(successes, 'success', 'successes')}.${judged}`;
  return ['pool', facts, 'paragraph', text];
}

/** Where the dice of a pool come from: ` (skill 6 + more or fewer 2)`; nothing where they are only given. */
function sourceText({ attribute, skill, dice }: PoolCheck): string {
  const given = skill ?? attribute;
  if (given === undefined) return '';
  const name = skill === undefined ? 'attribute' : 'skill';
  const parts: Part[] = [
    [name, given],
    ['more or fewer', dice],
  ];
  return ` (${sumText(parts)})`;
}

function numberText({ attribute, targetNumber }: PoolCheck): string {
  return targetNumber === undefined && attribute !== undefined ? ` (by attribute ${attribute})` : '';
}

function tellTogether(told: ToldPools, most: number, successful: number, result: number): Telling<PoolFacts> {
  const { adds = 0, needed = 0, pools, takes = 0 } = told;
  const helping = Math.max(0, successful - 1);
  const hindering = pools.length - 1 - helping;
  const sum = sumText([
    ['primary check', most],
    [`${helping} that ${helping === 1 ? 'helps' : 'help'}`, helping * adds],
    [`${hindering} that ${hindering === 1 ? 'hinders' : 'hinder'}`, -hindering * takes],
  ]);
  const judged = `${counted(needed, 'success is', 'successes are')} needed: ${result >= needed ? 'it succeeds' : 'it fails'}.`;
  const text = `Together: ${sum} = ${shown(result)}. ${judged}`;
  return ['together', { primary: most, helping, hindering, result }, 'paragraph', text];
}
