import type { ReportContext } from '../../reports/html/html-report.ts';
import type { RunLog, SimulationResult } from '../../sim/result.ts';
import { medianStory } from '../../sim/story/median-story.ts';
import { rulesInForce } from '../rules-in-force.ts';

/**
 * What the report of a result tells besides its figures: the same whether it was just played or is
 * written anew from what was stored.
 *
 * @param slug base name of the scenario's file
 */
export function reportContext(result: SimulationResult, slug: string, log: RunLog): ReportContext {
  const story = medianStory(result);
  return {
    ...(story && { story }),
    storyCommand: `evenodds trace ${fileAndChanges(slug, log)} --seed ${result.summary.seed} --trial ${story?.trial ?? 0}`,
    ...rulesInForce(result.summary.scenario),
    command: sameFigures(result, slug, log),
    changes: log.set,
  };
}

function fileAndChanges(slug: string, log: RunLog): string {
  const changes = log.set.flatMap((change) => ['--set', `'${change.replaceAll("'", "'\\''")}'`]);
  return [`${slug}.yaml`, ...changes].join(' ');
}

/** The command that gives the same page. */
function sameFigures({ summary, interval }: SimulationResult, slug: string, log: RunLog): string {
  const { seed, trials, stopping, confidence } = summary;
  const length =
    stopping === undefined
      ? ['--trials', trials]
      : ['--precision', stopping.precision, '--max-trials', log.requestedTrials];
  const judged = [
    ...(confidence === 0.95 ? [] : ['--confidence', confidence]),
    ...(interval === 'clopper-pearson' ? ['--interval', interval] : []),
  ];
  return ['evenodds', 'run', fileAndChanges(slug, log), '--seed', seed, ...length, ...judged].join(' ');
}
