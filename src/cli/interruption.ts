import { note } from './console.ts';
import { EXIT } from './exit-status.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Interrupts from the keyboard or another process. */
export interface Interruption {
  /** Aborted by the first interrupt. */
  readonly signal: AbortSignal;
  /** Leaves interrupts to Node again. */
  stop(): void;
}

/**
 * Listens for interrupts: the first aborts `signal`, so that the run ends by itself and keeps what was
 * done, and says so, below a line of progress where there may be one; a second ends the process at once.
 */
export function watchInterrupts(): Interruption {
  const controller = new AbortController();
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    controller.abort();
    const belowProgress = process.stderr.isTTY ? '\n' : '';
    note(`${belowProgress}interrupted: ending the trials in flight; once more ends at once`);
  };
  for (const name of SIGNALS) process.on(name, interrupt);
  return {
    signal: controller.signal,
    stop() {
      for (const name of SIGNALS) process.off(name, interrupt);
    },
  };
}
