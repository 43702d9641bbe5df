import type { StoryDie } from '../../../core/story/passage.ts';
import type { Part } from '../../../core/story/words.ts';

/** An open-ended roll and what is added: `d10 10+7 + d4 3 + shoot 3`; parts of nothing are left out. */
export function totalText(dice: readonly StoryDie[], parts: readonly Part[]): string {
  const rolled = [10, 4].map((size) => {
    const faces = dice.filter(({ sides }) => sides === size).map(({ face }) => face);
    return `d${size} ${faces.join('+')}`;
  });
  const added = parts
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => `${amount < 0 ? '−' : '+'} ${name} ${Math.abs(amount)}`);
  return [rolled.join(' + '), ...added].join(' ');
}
