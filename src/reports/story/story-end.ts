import type { Story } from '../../sim/story/tell-trial.ts';
import { metricWords } from '../metric-words.ts';
import { plainName } from '../plain-name.ts';

/** `Four-versus-four firefight (crescent-star), trial 734, seed 1`. */
export function storyTitle({ name, system, trial, seed }: Story): string {
  return `${plainName(name)} (${system}), trial ${trial}, seed ${seed}`;
}

/** How a story ended: its outcome, then what was counted, a side each; what is 0 is left out. */
export function storyEnd({ outcome, metrics }: Story): string[] {
  const groups = new Map<string, string[]>();
  for (const [name, value] of Object.entries(metrics)) {
    const dot = name.indexOf('.');
    const group = dot < 0 ? '' : name.slice(0, dot);
    const word = metricWords(dot < 0 ? name : name.slice(dot + 1));
    const counted = groups.get(group) ?? [];
    groups.set(group, value === 0 ? counted : [...counted, `${word} ${value < 0 ? `−${-value}` : value}`]);
  }
  const lines = [...groups]
    .filter(([, counted]) => counted.length > 0)
    .map(([group, counted]) => `${group === '' ? 'Counted' : plainName(group)}: ${counted.join(', ')}.`);
  return [`Outcome: ${plainName(outcome)}.`, ...lines];
}
