import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { randomMoments } from '../random-moments.ts';
import { evenoddsProcess, resultFiles, SHORT, scratchFolder, startRun } from './evenodds.ts';

const folder = scratchFolder();
const RUN = ['firefight.yaml', ...SHORT, '--format', 'csv,json', '--trials', '500k', '--threads', '2'];
const files = (out: string) => resultFiles(join(folder, out, 'firefight'));

/** From the start of the run to beyond its end on a machine that has nothing else to do. */
const LATEST_MS = 4000;

describe('a run that is killed', () => {
  it('ends with --resume in the bytes of an undisturbed run, whenever it was killed', async () => {
    evenoddsProcess(folder, ['run', ...RUN, '--out', 'whole']);
    let [cutOff, stored] = [0, 0];
    for (const moment of randomMoments(20, LATEST_MS)) {
      const { child, end } = await startRun(folder, [...RUN, '--out', 'killed']);
      await Promise.race([wait(moment), end]);
      child.kill('SIGKILL');
      if ((await end).status === null) cutOff++;
      const resumed = evenoddsProcess(folder, ['run', ...RUN, '--out', 'killed', '--resume']);
      expect(resumed.status).toBe(0);
      if (resumed.stderr.includes('stored already')) stored++;
      expect(files('killed')).toEqual(files('whole'));
      rmSync(join(folder, 'killed'), { recursive: true });
    }
    expect({ cutOff: cutOff > 5, stored: stored > 5 }).toEqual({ cutOff: true, stored: true });
  });

  it('makes way when it is killed again and again', async () => {
    for (const moment of randomMoments(20, LATEST_MS)) {
      const { child, end } = await startRun(folder, [...RUN, '--out', 'again', '--resume']);
      await Promise.race([wait(moment), end]);
      child.kill('SIGKILL');
      await end;
    }
    expect(evenoddsProcess(folder, ['run', ...RUN, '--out', 'again', '--resume']).status).toBe(0);
    expect(files('again')).toEqual(files('whole'));
  });
});
