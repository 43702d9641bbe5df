import type { Pool, Term } from '../../../oracles/dice/enumerate.ts';

/** A pool as an expression writes it. */
export function poolText(
  { count, faces, reroll, rerollOnce, explode, keeps, successes }: Pool,
  isEndless: boolean,
): string {
  const sides = faces[0] === -1 ? 'F' : String(faces.length);
  return [
    count === 1 ? 'd' : `${count}d`,
    sides,
    ...(reroll ?? []).map((face) => `r${face}`),
    ...(rerollOnce ?? []).map((face) => `ro${face}`),
    explode ? `!${explode.separate ? 's' : ''}${isEndless ? '' : explode.depth}` : '',
    ...(keeps ?? []).map(([what, dice]) => `${what}${dice}`),
    successes ? `>=${successes.target}` : '',
    ...(successes?.twice ?? []).map((face) => `x${face}`),
    ...(successes?.never ?? []).map((face) => `f${face}`),
  ].join('');
}

/** A sum of terms as an expression writes it. */
export function termsText(terms: readonly Term[]): string {
  return terms
    .map((term, i) => {
      const factor = 'constant' in term ? term.constant : term.times;
      const size = Math.abs(factor);
      const text = 'constant' in term ? `${size}` : `${size === 1 ? '' : `${size}*`}${poolText(term.pool, false)}`;
      return factor < 0 ? `${i > 0 ? ' ' : ''}- ${text}` : `${i > 0 ? ' + ' : ''}${text}`;
    })
    .join('');
}
