import { vi } from 'vitest';
import { runCommandLine } from '../../../src/cli/command-line.ts';

/** How a command ended. */
export interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command in this process; what it takes to start one is saved. */
export async function command(...args: readonly string[]): Promise<Ended> {
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  try {
    const status = await runCommandLine(args);
    return { status, ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
