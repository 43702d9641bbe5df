import { formatCount } from '../format-count.ts';
import { formatPercent } from '../format-rate.ts';

/**
 * Says that several intervals share one error budget (Bonferroni), so that all of them hold together.
 *
 * @param figures that share it
 * @param confidence of all together
 */
export function sharedErrorNote(figures: number, confidence: number): string[] {
  if (figures < 2) return [];
  const error = formatPercent(1 - confidence);
  return [
    `${formatCount(figures)} figures share an error of ${error}: all their intervals hold together (Bonferroni).`,
  ];
}
