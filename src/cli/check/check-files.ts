import { appendFile } from 'node:fs/promises';
import { UsageError } from '../../engine/core/errors.ts';
import { checkDocument } from '../../reports/check/check-document.ts';
import { checkMarkdown } from '../../reports/check/check-markdown.ts';
import { checkText } from '../../reports/check/check-text.ts';
import { type CheckedFile, type CheckReport, isPassed } from '../../reports/check/checked-file.ts';
import { githubAnnotations } from '../../reports/check/github-annotations.ts';
import { countTrials } from '../../reports/trial-words.ts';
import type { LoadedScenario } from '../../scenarios/load-scenario.ts';
import { judgeScenarios } from '../../sim/gates/judge-scenarios.ts';
import { note, print, stdoutStyle } from '../console.ts';
import { EXIT, type ExitStatus } from '../exit-status.ts';
import { watchInterrupts } from '../interruption.ts';
import { loadScenarios } from '../load-scenarios.ts';
import { noteWarnings } from '../note-warnings.ts';
import { type File, writeFiles } from '../write-files.ts';
import type { CheckArguments } from './check-arguments.ts';
import { readBaseline } from './read-baseline.ts';
import { type CheckRequest, readCheckRequest } from './read-check-request.ts';

/**
 * Judges the gates of scenarios, prints the verdicts and writes the reports that were asked for.
 *
 * @returns `unmet` where a gate failed or stayed undecided, or an outcome changed
 * @throws UsageError, ScenarioError where the request is wrong: nothing was played or written
 * @throws RunError, InvariantError where trials could not be played
 */
export async function checkFiles(given: CheckArguments): Promise<ExitStatus> {
  const request = readCheckRequest(given);
  const scenarios = loadScenarios(given.files, request.set);
  requireGates(scenarios, request);
  if (!request.quiet) for (const { warnings } of scenarios) noteWarnings(warnings);
  const report = await judge(scenarios, request);
  await writeFiles(await filesOf(report, request));
  if (request.json) print(JSON.stringify(checkDocument(report)));
  else printText(report);
  await tellGithub(report);
  if (report.files.some(({ judged }) => judged.interrupted)) return EXIT.interrupted;
  return isPassed(report) ? EXIT.done : EXIT.unmet;
}

/** A build step that checks nothing must not pass. */
function requireGates(scenarios: readonly LoadedScenario[], { baseline, quiet }: CheckRequest): void {
  if (baseline !== undefined) return;
  const without = scenarios.filter(({ gates }) => gates.length === 0);
  if (without.length === scenarios.length) {
    throw new UsageError('check: expected gates in at least one file (expect: …, docs/SCENARIOS.md)');
  }
  if (!quiet) for (const { file } of without) note(`${file}: has no gates, so there is nothing to check`);
}

async function judge(scenarios: readonly LoadedScenario[], request: CheckRequest): Promise<CheckReport> {
  const { judging, baseline, quiet } = request;
  const gated = scenarios.map(({ scenario, gates, slug }) => ({
    scenario,
    gates,
    baseline: baseline === undefined ? undefined : readBaseline(baseline, slug),
  }));
  const interruption = watchInterrupts();
  const files: CheckedFile[] = [];
  try {
    await judgeScenarios(gated, { ...judging, signal: interruption.signal }, (judged, i) => {
      const { file, scenario } = scenarios[i] as LoadedScenario;
      files.push({ file, kind: scenario.kind, judged });
      const isEmpty = judged.gates.length + judged.changes.length === 0;
      if (!quiet && !isEmpty)
        note(`${file}: judged by ${judged.trials === 0 ? 'exact odds' : countTrials(scenario.kind, judged.trials)}`);
    });
  } finally {
    interruption.stop();
  }
  return { files, error: judging.error, tolerance: judging.tolerance };
}

async function filesOf(report: CheckReport, { junit, markdown }: CheckRequest): Promise<File[]> {
  const files: File[] = [];
  if (markdown !== undefined) files.push([markdown, checkMarkdown(report)]);
  if (junit === undefined) return files;
  const { checkJunit } = await import('../../reports/check/check-junit.ts');
  return [...files, [junit, checkJunit(report)]];
}

function printText(report: CheckReport): void {
  print(checkText(report, stdoutStyle()));
}

/** Annotations go to stderr, where GitHub reads them as well and `--json` is not disturbed. */
async function tellGithub(report: CheckReport): Promise<void> {
  const { GITHUB_ACTIONS: isAction, GITHUB_STEP_SUMMARY: summary } = process.env;
  if (isAction) for (const line of githubAnnotations(report)) note(line);
  if (summary) await appendFile(summary, checkMarkdown(report));
}
