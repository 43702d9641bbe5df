import type { ReportContext } from '../../reports/html/html-report.ts';
import type { RunLog, SimulationResult } from '../../sim/result.ts';
import { medianStory } from '../../sim/story/median-story.ts';
import { rulesInForce } from '../rules-in-force.ts';
import { shellWord } from '../shell-word.ts';

/**
 * What the report of a result tells besides its figures: the same whether it was just played or is
 * written anew from what was stored.
 */
export function reportContext(result: SimulationResult, log: RunLog): ReportContext {
  const story = medianStory(result);
  return {
    ...(story && { story }),
    storyCommand: `evenodds trace ${fileAndChanges(log)} --seed ${result.summary.seed} --trial ${story?.trial ?? 0}`,
    ...rulesInForce(result.summary.scenario),
    command: sameFigures(result, log),
    changes: log.set,
  };
}

/** Names the file as it was named when it was run, so that the command works from there. */
function fileAndChanges({ file, set }: RunLog): string {
  return [file, ...set.flatMap((change) => ['--set', change])].map(shellWord).join(' ');
}

/** The command that gives the same page. */
function sameFigures({ summary, interval }: SimulationResult, log: RunLog): string {
  const { seed, trials, stopping, confidence } = summary;
  const length =
    stopping === undefined
      ? ['--trials', trials]
      : ['--precision', stopping.precision, '--max-trials', log.requestedTrials];
  const judged = [
    ...(confidence === 0.95 ? [] : ['--confidence', confidence]),
    ...(interval === 'clopper-pearson' ? ['--interval', interval] : []),
  ];
  return ['evenodds', 'run', fileAndChanges(log), '--seed', seed, ...length, ...judged].join(' ');
}
