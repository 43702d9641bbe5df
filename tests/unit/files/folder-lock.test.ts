import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { withFolderLock } from '../../../src/files/folder-lock.ts';

/** More than listeners to one event of which Node thinks well. */
const FOLDERS = 12;

it('holds many folders with one listener to the end of the process', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'evenodds-locks-'));
  onTestFinished(() => rmSync(scratch, { recursive: true }));
  const folders = Array.from({ length: FOLDERS }, (_, i) => join(scratch, `${i}`));
  const listeners = process.listenerCount('exit');
  const inAll = folders.reduceRight<() => Promise<void>>(
    (act, folder) => () => withFolderLock(folder, act),
    () => {
      expect(folders.every((folder) => existsSync(join(folder, 'lock')))).toBe(true);
      expect(process.listenerCount('exit')).toBe(listeners + 1);
      return Promise.resolve();
    },
  );
  await inAll();
  expect(folders.some((folder) => existsSync(folder))).toBe(false);
  expect(process.listenerCount('exit')).toBe(listeners);
});
