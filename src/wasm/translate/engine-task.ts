import { fileURLToPath } from 'node:url';
import type { Task } from './write-c.ts';

/** By system: the module of its fights and the function there that plays one, and the module of their rule book and its name. */
const FIGHTS = [
  ['target-10/fight-runner.ts', 'playTarget10Fight', 'target-10/story/fight-book.ts', 'FIGHT_BOOK'],
  ['counters/fight-runner.ts', 'playCountersFight', 'counters/story/fight-book.ts', 'FIGHT_BOOK'],
  ['crescent-star/firefight-runner.ts', 'playFirefight', 'crescent-star/story/firefight-book.ts', 'FIREFIGHT_BOOK'],
] as const;

const engineFile = (path: string) => fileURLToPath(new URL(`../../engine/${path}`, import.meta.url));
const systemFile = (path: string) => engineFile(`systems/${path}`);

/** The fights of all systems, for figures: dice from the streams of a run, and nobody listens. */
export const ENGINE_TASK: Task = {
  entries: FIGHTS.map(([path, name]) => ({ file: systemFile(path), name, isTrial: true })),
  counting: { file: engineFile('core/batch-counts.ts'), start: 'startCounting', count: 'countTrial' },
  bindings: { Dice: 'StreamDice', Teller: 'SilentTeller' },
};

/** The same, and how often each rule decides something is counted. */
export const COUNTING_TASK: Task = {
  ...ENGINE_TASK,
  bindings: { Dice: 'StreamDice', Teller: 'RuleCounter' },
  books: FIGHTS.map(([, , path, name]) => ({ file: systemFile(path), name })),
};
