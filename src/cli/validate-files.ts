import { formatProblem, ScenarioError, type ScenarioProblem } from '../engine/core/errors.ts';
import { loadScenario } from '../scenarios/load-scenario.ts';
import { BOOK_CODE } from '../scenarios/yaml/require-document.ts';
import type { CommonOptions } from './command.ts';
import { note, print } from './console.ts';
import { EXIT, type ExitStatus } from './exit-status.ts';
import { noteWarnings } from './note-warnings.ts';

interface Verdict {
  readonly file: string;
  readonly valid: boolean;
  readonly warnings: readonly ScenarioProblem[];
  readonly problems: readonly ScenarioProblem[];
}

/** Checks scenarios and books: `ok` on stdout for each that is, the faults of the others on stderr. */
export async function validateFiles({
  files,
  json,
  quiet,
}: CommonOptions & { readonly files: readonly string[] }): Promise<ExitStatus> {
  const verdicts: Verdict[] = [];
  for (const file of files) {
    const verdict = await judge(file);
    verdicts.push(verdict);
    for (const problem of verdict.problems) note(formatProblem(problem));
    if (json) continue;
    if (quiet) continue;
    noteWarnings(verdict.warnings);
    if (verdict.valid) print(`${file}: ok`);
  }
  if (json) print(JSON.stringify({ schema: 1, files: verdicts }));
  return verdicts.every(({ valid }) => valid) ? EXIT.done : EXIT.wrong;
}

async function judge(file: string): Promise<Verdict> {
  try {
    const { warnings } = loadScenario(file);
    return { file, valid: true, warnings, problems: [] };
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const isBook = error.problems.some(({ code }) => code === BOOK_CODE);
    const problems = isBook ? await problemsOfBook(file) : error.problems;
    return { file, valid: problems.length === 0, warnings: [], problems };
  }
}

async function problemsOfBook(file: string): Promise<readonly ScenarioProblem[]> {
  const { bookProblems } = await import('./book/check-book.ts');
  return bookProblems(file);
}
