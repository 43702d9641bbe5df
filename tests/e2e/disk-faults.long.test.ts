import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { evenoddsProcess, resultFiles, SHORT, scratchFolder } from './evenodds.ts';

const folder = scratchFolder();
const RUN = ['run', 'firefight.yaml', ...SHORT, '--trials', '2000', '--threads', '0'];

/** A small file system of its own; only root may make one. */
const disk = join(folder, 'disk');
mkdirSync(disk);
const mount = (...args: string[]) => spawnSync('mount', args).status === 0;
const isMounted = process.getuid?.() === 0 && mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk);
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
});

describe.skipIf(!isMounted)('a disk', () => {
  it('that is full gives 3 and the figures; what was stored is not played again once there is room', () => {
    const full = evenoddsProcess(folder, [...RUN, '--out', 'disk/out', '--format', 'csv,json']);
    expect(full).toMatchObject({ status: 3, stdout: expect.stringContaining('players') });
    expect(full.stderr).toMatch(/^evenodds: cannot write disk\/out\/.*: the disk is full$/m);
    expect(readdirSync(disk, { recursive: true, encoding: 'utf8' }).filter((name) => /tmp|lock/.test(name))).toEqual(
      [],
    );
    expect(mount('-o', 'remount,size=4m', disk)).toBe(true);
    const again = evenoddsProcess(folder, [...RUN, '--out', 'disk/out', '--format', 'csv,json', '--resume']);
    expect(again).toMatchObject({ status: 0, stderr: expect.stringContaining('stored already: trials 0 to 1,999') });
    evenoddsProcess(folder, [...RUN, '--out', 'whole', '--format', 'csv,json']);
    expect(resultFiles(join(disk, 'out', 'firefight'))).toEqual(resultFiles(join(folder, 'whole', 'firefight')));
  });

  it('that may only be read is found before anything is played', () => {
    expect(mount('-o', 'remount,ro', disk)).toBe(true);
    const { status, stderr } = evenoddsProcess(folder, [...RUN, '--out', 'disk/other']);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/^evenodds: --out: the folder .* may not be written to/),
    });
  });
});

describe.skipIf(process.getuid?.() === 0)('a folder', () => {
  it('that may not be written to is found before anything is played', () => {
    mkdirSync(join(folder, 'closed'));
    chmodSync(join(folder, 'closed'), 0o555);
    const { status, stderr } = evenoddsProcess(folder, [...RUN, '--out', 'closed/out']);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/may not be written to/) });
  });
});
