import type { TunePoint, TuneResult } from '../../sim/tune/tune-result.ts';
import { exactNumberBeside, exactRateBeside, plainDigits } from '../exact-beside.ts';
import { formatBand, formatEstimate, formatTarget, sweptAxisLabel, sweptLabel, unitOf } from '../sweep/sweep-words.ts';
import type { TuneReport } from './tune-report.ts';

/** What is wanted of which figure. */
type Wanted = Pick<TuneReport, 'figure' | 'target' | 'within'>;

/** What was found: `Trooper shoot 4 gives players 60.2%`, or that none does, and where the figure jumps. */
export function tuneHeadline(report: TuneReport): string {
  const { rows, paths } = report;
  const [only] = rows;
  if (paths.length > 1) return contourHeadline(report);
  return only === undefined ? '' : rowHeadline(report, only.result);
}

function contourHeadline(report: TuneReport): string {
  const { rows, paths, unsearched } = report;
  const asked = rows.length + unsearched.length;
  const met = rows.filter(({ result }) => result.met).length;
  const open = rows.filter(({ result }) => !result.met && !result.decided).length + unsearched.length;
  const wanted = `${sweptLabel(report.figure)} ${wantedText(report)}`;
  const values = `${asked} values of ${sweptAxisLabel(paths[1] ?? '')}`;
  if (open === asked) return `not known yet: ${wanted} at any of ${values}`;
  return `${wanted} is met at ${met} of ${values}${open === 0 ? '' : `, not known yet at ${open}`}`;
}

function rowHeadline(report: TuneReport, { met, decided, best, jump }: TuneResult): string {
  const { figure, paths } = report;
  const label = sweptAxisLabel(paths[0] ?? '');
  const name = sweptLabel(figure);
  if (met) return `${label} ${best.value} gives ${name} ${pointText(report, best)}: ${wantedText(report)}`;
  if (!decided) {
    return `not known yet: ${label} ${best.value} gives ${name} ${pointText(report, best)}, ${wantedText(report)} is wanted`;
  }
  if (jump === undefined) {
    return `no ${label} gives ${name} ${wantedText(report)}: nearest is ${best.value} with ${pointText(report, best)}`;
  }
  const [from, to] = jump.map((point) => `${pointText(report, point)} at ${point.value}`);
  return `no ${label} gives ${name} ${wantedText(report)}: it goes from ${from} to ${to}`;
}

/** What was asked for: `60% within 1 point`. */
export function wantedText({ target, within, figure }: TuneReport): string {
  if (unitOf(figure) !== 'rate') return `${target} within ${within}`;
  const points = plainDigits(100 * within, 6);
  return `${formatTarget(target, figure)} within ${points} ${points === '1' ? 'point' : 'points'}`;
}

/** The figure of a value, with its interval: `60.2% (59.6% to 60.9%)`. */
function pointText(report: TuneReport, point: TunePoint): string {
  const band = bandText(report, point);
  return `${foundText(report, point)}${band === 'exact' ? '' : ` (${band})`}`;
}

/** The figure of a value: `60.2%`. An exact one has the digits that show whether it meets the target. */
export function foundText(report: Wanted, { estimate, low, high, trials }: TunePoint): string {
  const { figure } = report;
  if (trials > 0) return formatEstimate({ estimate, low, high }, figure);
  return (unitOf(figure) === 'rate' ? exactRateBeside : exactNumberBeside)(estimate, boundsOf(report));
}

/** The interval of a value, with the digits that show whether it meets the target. */
export function bandText(report: Wanted, { estimate, low, high, trials }: TunePoint): string {
  return trials === 0 ? 'exact' : formatBand({ estimate, low, high }, report.figure, boundsOf(report));
}

function boundsOf({ target, within }: Wanted): number[] {
  return [target - within, target + within];
}
