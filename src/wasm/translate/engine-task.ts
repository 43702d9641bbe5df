import { fileURLToPath } from 'node:url';
import type { Task } from './write-c.ts';

/** By system: the module of its fights, and the function there that plays one. */
const FIGHTS = {
  'target-10/fight-runner.ts': 'playTarget10Fight',
  'counters/fight-runner.ts': 'playCountersFight',
  'crescent-star/firefight-runner.ts': 'playFirefight',
} as const;

const engineFile = (path: string) => fileURLToPath(new URL(`../../engine/${path}`, import.meta.url));

/** The fights of all systems. */
export const ENGINE_TASK: Task = {
  entries: Object.entries(FIGHTS).map(([path, name]) => ({ file: engineFile(`systems/${path}`), name, isTrial: true })),
  counting: { file: engineFile('core/batch-counts.ts'), start: 'startCounting', count: 'countTrial' },
  // Trials for figures: dice from the streams of a run, and nobody listens.
  bindings: { Dice: 'StreamDice', Teller: 'SilentTeller' },
};
