/** What the process tells its caller. */
export const EXIT = {
  done: 0,
  /** A gate failed or stayed undecided. */
  unmet: 1,
  /** The command line or a file is wrong: nothing was run or overwritten. */
  wrong: 2,
  /** The run failed; what was done is kept. */
  failed: 3,
  /** Interrupted; what was done is kept. */
  interrupted: 130,
} as const;

export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];
