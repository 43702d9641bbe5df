import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requireWritable } from '../../../src/cli/output-directory.ts';
import { UsageError } from '../../../src/engine/core/errors.ts';

describe('requireWritable', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'evenodds-'));
    writeFileSync(join(folder, 'file'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('accepts folders that are there and that are not yet', async () => {
    await requireWritable(folder, ['a']);
    await requireWritable(join(folder, 'new', 'deep'), ['a', 'b']);
  });

  it('refuses a file where a folder has to be', async () => {
    await expect(requireWritable(join(folder, 'file'), ['a'])).rejects.toThrow(UsageError);
    await expect(requireWritable(join(folder, 'file', 'deep'), ['a'])).rejects.toThrow(UsageError);
    await expect(requireWritable(folder, ['a', 'file'])).rejects.toThrow(/^--out: expected a folder, got the file /);
  });
});
