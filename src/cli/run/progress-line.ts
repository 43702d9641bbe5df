import { formatCount } from '../../reports/format-count.ts';
import { formatRate, formatRateInterval } from '../../reports/format-rate.ts';
import type { Pace } from '../../sim/pace.ts';
import type { Progress } from '../../sim/progress.ts';
import { widthOf } from '../console.ts';

const BAR_COLUMNS = 20;

/** How far a run is, with the first outcome so far where one is followed. */
type Shown = Pace & Partial<Pick<Progress, 'outcome'>>;

/** Shows on stderr how far a run is. */
export interface ProgressLine {
  update(progress: Shown): void;
  /** Takes the line away. */
  stop(): void;
}

/** @param name of what is run */
export async function startProgressLine(name: string): Promise<ProgressLine> {
  // Loaded where it is shown, for most runs of scripts show none.
  const { SingleBar } = await import('cli-progress');
  const bar = new SingleBar({
    stream: process.stderr,
    clearOnComplete: true,
    // The line is cut to the width here; cli-progress would turn wrapping off, and a sudden end leave it off.
    linewrap: true,
    format: (_options, { progress }, { latest }: { latest?: Shown }) =>
      latest === undefined ? name : progressText(name, progress, latest, widthOf(process.stderr) - 1),
  });
  bar.start(1, 0, {});
  return {
    update: (latest) => {
      bar.setTotal(latest.total);
      bar.update(latest.trials, { latest });
    },
    stop: () => bar.stop(),
  };
}

/**
 * One line of progress, cut to the width: what matters most first.
 *
 * @param share done, 0 to 1
 * @param width in columns
 */
export function progressText(name: string, share: number, progress: Shown, width: number): string {
  const { trials, total, trialsPerSecond, leftMs, outcome } = progress;
  const done = Math.floor(share * BAR_COLUMNS);
  const parts = [
    `${name} ${'='.repeat(done)}${'-'.repeat(BAR_COLUMNS - done)} ${Math.floor(100 * share)}%`,
    `${timeText(leftMs)} left`,
    ...(outcome === undefined ? [] : [outcomeText(outcome)]),
    `${formatCount(trials)} of ${formatCount(total)}`,
    `${formatCount(trialsPerSecond)}/s`,
  ];
  while (parts.length > 1 && parts.join(' | ').length > width) parts.pop();
  return parts.join(' | ').slice(0, width);
}

function outcomeText(outcome: Progress['outcome']): string {
  const interval = formatRateInterval(outcome);
  return `${outcome.label} ${formatRate(outcome)}${interval === '' ? '' : ` (${interval})`}`;
}

/** `8 s`, `3 min 20 s`, `2 h 5 min` */
function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
