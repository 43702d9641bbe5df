import { fileURLToPath } from 'node:url';
import type { Task } from './write-c.ts';

const SYSTEMS = new URL('../../engine/systems/', import.meta.url);

/** The fights of all systems. */
export const ENGINE_TASK: Task = {
  files: ['target-10/fight-runner.ts', 'counters/fight-runner.ts', 'crescent-star/firefight-runner.ts'].map((path) =>
    fileURLToPath(new URL(path, SYSTEMS)),
  ),
  entries: [
    'playTarget10Fight',
    'playTarget10Fights',
    'playCountersFight',
    'playCountersFights',
    'playFirefight',
    'playFirefights',
  ],
  // Trials for figures: dice from the streams of a run, and nobody listens.
  bindings: { Dice: 'StreamDice', Teller: 'SilentTeller' },
};
