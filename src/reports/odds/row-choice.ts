import type { OddsFigure, OddsResult, OddsRow } from '../../sim/odds/odds-result.ts';

/** Rows in a table that nobody chose the rows of. */
const MOST_ROWS = 60;
/** Values beyond which less than this lies are left out of a long table. */
const LEAST_TAIL = 1e-4;

/** What lies beyond values is left out of any table where it is less than this: all would read `< 0.000001%`. */
const SHOWN_TAIL = 5e-9;

/** The rows that were asked for; undefined where nobody chose. */
export type RowChoice = ((result: OddsResult, figure: OddsFigure) => readonly OddsRow[]) | undefined;

/** The rows chosen, or all, for files and programs. */
export function chosenRows(result: OddsResult, figure: OddsFigure, choice: RowChoice): readonly OddsRow[] {
  return choice === undefined ? figure.rows : choice(result, figure);
}

/**
 * Thins rows for the screen: all whose chances can be told from 0, or of a long table those where most
 * of it lies, and every second, fifth, tenth … value where that is too many.
 */
export function thinRows(rows: readonly OddsRow[]): readonly OddsRow[] {
  const within = (tail: number) => rows.filter(({ atLeast, atMost }) => atLeast >= tail && atMost >= tail);
  const shown = within(SHOWN_TAIL);
  if (shown.length <= MOST_ROWS) return shown;
  const likely = within(LEAST_TAIL);
  const step = stepFor(likely.length);
  return likely.filter(({ value }) => value % step === 0);
}

function stepFor(rows: number): number {
  for (let scale = 1; ; scale *= 10) {
    const step = [1, 2, 5].map((factor) => factor * scale).find((size) => rows / size <= MOST_ROWS);
    if (step !== undefined) return step;
  }
}
