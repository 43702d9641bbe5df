import { randomUUID } from 'node:crypto';
import { readFileSync, rmdirSync, rmSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../engine/core/errors.ts';
import { explained, makeFolder } from './write-whole-file.ts';

/** Who holds a lock. */
interface Holder {
  readonly pid: number;
  /** When that process started, as the system counts; empty where it does not tell. */
  readonly started: string;
  readonly host: string;
}

/** Stands for the start of a process that has ended and waits for its parent to notice. */
const ENDED = 'ended';

/** What file systems without hard links say. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'ENOSYS']);

/** How often a lock of the dead is taken away before another process is taken to be quicker. */
const MOST_TRIES = 5;

/** Releases of the locks that this process holds, for one listener to its end: a run may have many. */
const held = new Set<() => void>();

/**
 * Does something while no other process does the like in the same folder. The lock is a file that names
 * its process; one whose process is gone, by a kill or a power cut, holds nobody up.
 *
 * @param folder made where it is missing; removed again if nothing was put into it
 * @throws UsageError where another process is at work there
 * @throws RunError where the folder cannot be written to
 */
export async function withFolderLock<T>(folder: string, act: () => Promise<T>): Promise<T> {
  const made = await makeFolder(folder);
  const path = join(folder, 'lock');
  const text = JSON.stringify({ pid: process.pid, started: startOf(process.pid), host: hostname() } satisfies Holder);
  await takeLock(path, text);
  const release = () => {
    rmSync(path, { force: true });
    removeEmpty(made);
  };
  if (held.size === 0) process.on('exit', releaseAll);
  held.add(release);
  try {
    return await act();
  } finally {
    held.delete(release);
    if (held.size === 0) process.off('exit', releaseAll);
    release();
  }
}

function releaseAll(): void {
  for (const release of held) release();
}

/** Removes folders that were made for nothing, the lowest first. */
function removeEmpty(folders: readonly string[]): void {
  try {
    for (const folder of [...folders].reverse()) rmdirSync(folder);
  } catch {
    // What holds something stays.
  }
}

async function takeLock(path: string, text: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (await createWhole(path, text)) return;
    const found = await readFile(path, 'utf8').catch(() => undefined);
    if (found === undefined) continue;
    const holder = parseHolder(found);
    if (holder !== undefined && isAtWork(holder)) throw new UsageError(inUse(path, holder));
    await removeIfSame(path, found);
  }
  throw new UsageError(`${path}: another process takes this lock again and again`);
}

/** Creates a file with its content, at once; false where there is one. */
function createWhole(path: string, text: string): Promise<boolean> {
  const temporary = `${path}.${randomUUID().slice(0, 8)}.tmp`;
  return explained(path, async () => {
    try {
      await writeFile(temporary, text, { flag: 'wx' });
      await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
        if (!NO_LINKS.has(error.code ?? '')) throw error;
        return writeFile(path, text, { flag: 'wx' });
      });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(temporary, { force: true });
    }
  });
}

/** Takes a dead lock away; if another process was quicker and this is its own by now, it is put back. */
async function removeIfSame(path: string, text: string): Promise<void> {
  const aside = `${path}.${randomUUID().slice(0, 8)}.tmp`;
  try {
    await rename(path, aside);
    if ((await readFile(aside, 'utf8')) !== text) await link(aside, path);
  } catch {
    // Gone, or taken again: the next try sees which.
  } finally {
    await rm(aside, { force: true });
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, started, host } = JSON.parse(text) as Partial<Holder>;
    const isWhole = Number.isSafeInteger(pid) && pid! > 0 && typeof started === 'string' && typeof host === 'string';
    return isWhole ? { pid: pid!, started, host } : undefined;
  } catch {
    return undefined;
  }
}

/** Of a process on another machine nothing can be told, so it counts as alive. */
function isAtWork({ pid, started, host }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const start = startOf(pid);
  return start !== ENDED && (start === '' || started === '' || start === started);
}

/** Boot and start of a process where Linux tells them, so that a number given anew is not taken for the old process. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the process, in parentheses, may hold spaces; its state and start are the 1st and 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? ENDED : `${boot} ${fields[19]}`;
  } catch {
    return '';
  }
}

function inUse(path: string, { pid, host }: Holder): string {
  if (host === hostname())
    return `process ${pid} is writing results there: wait for it, or choose another --out (${path})`;
  return `process ${pid} on ${host} is writing results there: wait for it, or choose another --out; if it is gone, remove ${path}`;
}
