import type { Argv } from 'yargs';
import type { ExitStatus } from './exit-status.ts';

/** What every command may be given. */
export interface CommonOptions {
  readonly json?: boolean | undefined;
  readonly quiet?: boolean | undefined;
  readonly debug?: boolean | undefined;
}

/** A command of the command line. */
export interface Command {
  readonly name: string;
  /** Adds it to the parser; once it was run, `end` gets its exit status. */
  addTo(cli: Argv, end: (status: ExitStatus) => void): void;
}
