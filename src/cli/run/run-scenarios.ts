import { join } from 'node:path';
import { InvariantError } from '../../engine/core/errors.ts';
import { withFolderLock } from '../../files/folder-lock.ts';
import { tallyFolder } from '../../sim/store/tally-folder.ts';
import { note, print } from '../console.ts';
import { EXIT, type ExitStatus } from '../exit-status.ts';
import { watchInterrupts } from '../interruption.ts';
import { loadScenarios } from '../load-scenarios.ts';
import { requireWritable } from '../output-directory.ts';
import { DisagreementError } from './disagreement-error.ts';
import { planRun, type RunPlan } from './plan-run.ts';
import { readRunRequest } from './read-run-request.ts';
import type { RunArguments } from './run-arguments.ts';
import { runScenario } from './run-scenario.ts';

/**
 * Runs scenarios one after another. All that can be wrong with the request is found before the first
 * is run.
 *
 * @throws UsageError, ScenarioError where the request is wrong: nothing was run or written
 * @throws RunError, InvariantError where a run failed: what was done is written
 */
export async function runScenarios(given: RunArguments): Promise<ExitStatus> {
  const request = readRunRequest(given);
  const scenarios = loadScenarios(given.files, request.set);
  const slugs = scenarios.map(({ slug }) => slug);
  await requireWritable(request.out, slugs);
  return withLocks(
    slugs.map((slug) => tallyFolder(join(request.out, slug))),
    async () => runPlans(await Promise.all(scenarios.map((scenario) => planRun(scenario, request)))),
  );
}

function withLocks<T>([folder, ...more]: readonly string[], act: () => Promise<T>): Promise<T> {
  return folder === undefined ? act() : withFolderLock(folder, () => withLocks(more, act));
}

async function runPlans(plans: readonly RunPlan[]): Promise<ExitStatus> {
  const interruption = watchInterrupts();
  try {
    const disagreements: DisagreementError[] = [];
    for (const [i, plan] of plans.entries()) {
      if (i > 0) separate(plan);
      const complete = await runScenario(plan, interruption.signal).catch((error: unknown) => {
        if (!(error instanceof DisagreementError)) throw error;
        disagreements.push(error);
        return true;
      });
      if (!interruption.signal.aborted) continue;
      const left = plans.slice(i + 1).map(({ loaded }) => loaded.slug);
      if (left.length > 0) note(`not run: ${left.join(', ')}`);
      throwAll(disagreements);
      return complete && left.length === 0 ? EXIT.done : EXIT.interrupted;
    }
    throwAll(disagreements);
    return EXIT.done;
  } finally {
    interruption.stop();
  }
}

/** An empty line between the figures of two files, where they are for people. */
function separate({ request, record }: RunPlan): void {
  if (!request.json && record.shard === undefined) print('');
}

/** What contradicts its mathematics is told once all files were run. */
function throwAll(disagreements: readonly DisagreementError[]): void {
  if (disagreements.length === 0) return;
  throw new InvariantError(disagreements.map(({ message }) => message).join('\n'));
}
