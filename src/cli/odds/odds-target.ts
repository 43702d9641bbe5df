import { statSync } from 'node:fs';

/** The command line puts a space before a minus, so that it is no option. */
export function withoutGuard(argument: string): string {
  return argument.replace(/^ (?=-)/, '');
}

/** Whether a target of `odds` is a file: it is there, or is named like one. */
export function isScenarioFile(target: string): boolean {
  return /\.(ya?ml|json)$/i.test(target) || (statSync(target, { throwIfNoEntry: false })?.isFile() ?? false);
}

/** Whether an option that takes a file, or none for standard output, was given without one. */
export function isStdout(file: string | undefined): boolean {
  return file === '' || file === '-';
}
