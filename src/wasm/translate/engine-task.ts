import { fileURLToPath } from 'node:url';
import type { EngineName } from '../engine-module.ts';
import type { Task } from './write-c.ts';

/** The fight of a system: its module and the function there that plays one; the module and the name of its rule book, if any. */
type Fight = readonly [file: string, play: string, bookFile?: string, book?: string];

const FIGHTS: readonly Fight[] = [
  ['target-10/fight-runner.ts', 'playTarget10Fight', 'target-10/story/fight-book.ts', 'FIGHT_BOOK'],
  ['counters/fight-runner.ts', 'playCountersFight', 'counters/story/fight-book.ts', 'FIGHT_BOOK'],
  ['crescent-star/firefight-runner.ts', 'playFirefight', 'crescent-star/story/firefight-book.ts', 'FIREFIGHT_BOOK'],
];

const engineFile = (path: string) => fileURLToPath(new URL(`../../engine/${path}`, import.meta.url));
const systemFile = (path: string) => engineFile(`systems/${path}`);

const COUNTING = { file: engineFile('core/batch-counts.ts'), start: 'startCounting', count: 'countTrial' };

function entriesOf(fights: readonly Fight[]): Task['entries'] {
  return fights.map(([path, name]) => ({ file: systemFile(path), name, isTrial: true }));
}

/** Of these a fight has one object each. */
const SINGLE = [
  ...['Fight', 'FightPlan', 'FightRules', 'Firefight', 'FirefightPlan', 'FirefightRules'],
  ...['BattlePlan', 'BattleState', 'Situation', 'StreamDice'],
];

/** The fights of all systems, by the names of the engines (`EngineName`): dice come from the streams of a run. */
export const ENGINE_TASKS: Readonly<Record<EngineName, Task>> = {
  // For figures: nobody listens.
  engine: {
    entries: entriesOf(FIGHTS),
    counting: COUNTING,
    bindings: { Dice: 'StreamDice', DiceStream: 'Stream', Teller: 'SilentTeller' },
    single: SINGLE,
  },
  'engine-counting': {
    entries: entriesOf(FIGHTS.filter(([, , book]) => book !== undefined)),
    counting: COUNTING,
    bindings: { Dice: 'StreamDice', DiceStream: 'Stream', Teller: 'RuleCounter' },
    single: SINGLE,
    books: FIGHTS.flatMap(([, , path, name]) => (path && name ? [{ file: systemFile(path), name }] : [])),
  },
};
