import type { TunePoint, TuneResult } from '../../sim/tune/tune-result.ts';
import { axisValue } from '../odds-grid/grid-words.ts';
import { endedBy, type TuneReport, tunedTrials } from './tune-report.ts';
import { tuneHeadline } from './tune-words.ts';

/** What `tune --json` prints and `tune.json` holds; over two parameters, the contour. */
export function tuneDocument(report: TuneReport): object {
  const { paths, figure, target, within, confidence, seed, rows, name, kind, hash } = report;
  const head = {
    schema: 1,
    ...{ scenario: name, kind, hash, finding: tuneHeadline(report) },
    ...{ vary: paths, target: { metric: figure.metric, value: target, within }, confidence, seed },
  };
  const trials = tunedTrials(report);
  const [only] = rows;
  if (paths.length > 1) {
    const contour = rows.map(({ at = '', result }) => ({ at: axisValue(at), ...found(result), trials: result.trials }));
    return { ...head, contour, ...unsearchedOf(report), trials };
  }
  return only === undefined ? head : { ...head, ...found(only.result), points: only.result.points.map(row), trials };
}

/** Values of the second parameter that were not searched, and why; nothing where all were. */
function unsearchedOf(report: TuneReport): object {
  const { unsearched } = report;
  return unsearched.length === 0 ? {} : { unsearched: { at: unsearched.map(axisValue), endedBy: endedBy(report) } };
}

function found({ met, decided, best, neighbours, jump, method }: TuneResult): object {
  const { estimate, low, high } = best;
  return {
    met,
    decided,
    value: axisValue(best.value),
    metric: { estimate, low, high },
    neighbours: neighbours.map(row),
    ...(jump && { jump: jump.map(row) }),
    method,
  };
}

function row({ value, estimate, low, high, trials }: TunePoint): object {
  return { value: axisValue(value), estimate, low, high, trials };
}
