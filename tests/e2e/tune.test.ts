import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { evenodds, readJson, scratchFolder } from './evenodds.ts';

const folder = scratchFolder();
const VARY = ['--vary', 'actor.skill=0..6'];

beforeAll(() => {
  const check = 'format: 1\nname: Check\nsystem: counters\nkind: check\nactor: { attribute: 5, skill: 4 }\n';
  writeFileSync(join(folder, 'check.yaml'), check);
});

describe('evenodds tune', () => {
  it('finds the value by exact odds, and writes what was tried', async () => {
    const args = [
      'tune',
      'check.yaml',
      ...VARY,
      '--target',
      'outcome.success=0.84',
      '--json',
      '--format',
      'json,csv,svg',
    ];
    const { status, stdout } = await evenodds(folder, args);
    expect(status).toBe(0);
    const found = JSON.parse(stdout);
    expect(found).toMatchObject({ schema: 1, met: true, value: 2, method: 'exact', trials: 0 });
    expect(found.neighbours.map(({ value }: { value: number }) => value)).toEqual([1, 3]);
    expect(readJson(folder, 'out', 'tune-check', 'tune.json')).toEqual(found);
  });

  it('says that none does, and between which two the figure passes the target', async () => {
    const { status, stdout } = await evenodds(folder, [
      'tune',
      'check.yaml',
      ...VARY,
      '--target',
      'outcome.success=0.9',
      '--quiet',
    ]);
    expect(status).toBe(0);
    expect(stdout.replaceAll('\n', ' ')).toMatch(
      /^no actor skill gives success 90% within 1 point: it goes from 84% at 2 to 93\.6% at 3 /,
    );
  });

  it('gives the contour over two parameters', async () => {
    const second = ['--vary', 'actor.attribute=4..6', '--target', 'outcome.success=0.9', '--json', '--format', 'json'];
    const { contour } = JSON.parse((await evenodds(folder, ['tune', 'check.yaml', ...VARY, ...second])).stdout);
    expect(contour.map(({ at }: { at: number }) => at)).toEqual([4, 5, 6]);
  });

  it.each([
    [['tune', 'check.yaml', '--target', 'outcome.success=0.5'], /^evenodds: tune: expected --vary PATH=A\.\.B/],
    [['tune', 'check.yaml', ...VARY], /^evenodds: tune: expected --target METRIC=VALUE/],
    [['tune', 'check.yaml', ...VARY, '--target', 'outcome.sucess=0.5'], /success/],
    [['tune', 'check.yaml', '--vary', 'actor.skil=1..3', '--target', 'outcome.success=0.5'], /--vary actor\.skil=1/],
  ])('%j gives 2', async (args, message) => {
    const { status, stderr } = await evenodds(folder, args);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(message) });
  });
});
