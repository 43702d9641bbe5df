import type { MoveEffect, SensitivityResult, SensitivityRow } from '../../sim/sensitivity/sensitivity.ts';
import { formatDifference, formatMost, isDifferent } from '../pairs/format-difference.ts';
import { plainName, shortName } from '../plain-name.ts';
import { sweptLabel, unitOf } from '../sweep/sweep-words.ts';

const MOST_NAME = 40;

/** A value that was not moved, and why. */
export interface Unmoved {
  readonly path: string;
  readonly reason: string;
}

/** What a value is called: `players Rifle shoot`, `success step`. */
export function rowLabel({ path }: Pick<SensitivityRow, 'path'>): string {
  if (path === 'sides') return 'order of the sides';
  return plainName(
    path
      .replace(/^(rules|sides|contestants|links|team)\.(?=.)/, '')
      .replace(/\.units\./, '.')
      .replace('.weapons.', '.')
      .replace(/\.(?:skills|attributes|abilities)\./, '.')
      .replace(/\.value$/, '')
      .replaceAll('"', '')
      .replaceAll('.', ' ')
      .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`),
  );
}

/** Values whose moves change the figure in at least one trial, and those whose moves never do. */
export function partRows({ rows }: SensitivityResult): { moving: SensitivityRow[]; idle: SensitivityRow[] } {
  const isIdle = ({ moves }: SensitivityRow) => moves.every(({ differing }) => differing === 0);
  return { moving: rows.filter((row) => !isIdle(row)), idle: rows.filter(isIdle) };
}

/** `players: opposition Trooper shoot matters most, -25.9 points at 4` */
export function sensitivityHeadline(result: SensitivityResult): string {
  const name = sweptLabel(result.figure);
  const unit = unitOf(result.figure);
  const points = unit === 'rate' ? ' points' : '';
  const largest = result.rows[0];
  const move = largest && largestMove(largest);
  if (largest === undefined || move === undefined || !isDifferent(move)) {
    const most = result.rows.flatMap(({ moves }) => moves).reduce((a, b) => (widthOf(b) > widthOf(a) ? b : a));
    return `${name}: nothing found that matters, each move less than ${formatMost(most, unit)}${points}`;
  }
  return `${name}: ${shortName(rowLabel(largest), MOST_NAME)} matters most, ${formatDifference(move, unit)}${points} at ${move.to}`;
}

/** Of a value's moves the one that changes the figure most. */
export function largestMove({ moves }: SensitivityRow): MoveEffect | undefined {
  return [...moves].sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))[0];
}

function widthOf({ low, high }: MoveEffect): number {
  return Math.max(Math.abs(low), Math.abs(high));
}
