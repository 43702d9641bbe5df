import { counted, shown } from '../../../core/story/words.ts';
import type { NetParts } from './firefight-facts.ts';

/**
 * Net successes from their parts: `1 rolled + 1 automatic − 3 for wounds = −1 net`, or `2 successes`
 * where they were all rolled.
 *
 * @param others what else there is to add, as text and number
 */
export function netText(parts: NetParts & { readonly stones?: number }, others?: readonly [string, number]): string {
  const { rolled, automatic, stones = 0, wounds, folds = 0, cover = 0, longRange = 0 } = parts;
  const added: (readonly [number, string])[] = [
    [automatic, 'automatic'],
    [stones, stones === 1 ? 'stone' : 'stones'],
    [-wounds, 'for wounds'],
    [-folds, 'folded'],
    [cover, 'for cover'],
    [longRange, 'for long range'],
    ...(others === undefined ? [] : [[others[1], others[0]] as const]),
  ];
  const shownParts = added.filter(([amount]) => amount !== 0);
  if (shownParts.length === 0 && rolled < 0) return `${counted(-rolled, 'success', 'successes')} for the other`;
  if (shownParts.length === 0) return rolled === 0 ? 'no success' : counted(rolled, 'success', 'successes');
  const net = shownParts.reduce((sum, [amount]) => sum + amount, rolled);
  const texts = shownParts.map(([amount, name]) => `${amount < 0 ? '−' : '+'} ${Math.abs(amount)} ${name}`);
  return `${shown(rolled)} rolled ${texts.join(' ')} = ${shown(net)} net`;
}
