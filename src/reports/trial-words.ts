import { formatCount } from './format-count.ts';

/** What a trial of each kind of scenario is called. */
const WORDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  battle: ['fight', 'fights'],
  check: ['check', 'checks'],
  contest: ['contest', 'contests'],
  coordination: ['attempt', 'attempts'],
  chain: ['chain', 'chains'],
};

/** What one trial of a kind of scenario is called: `fight`. */
export function trialWord(kind: string): string {
  return WORDS[kind]?.[0] ?? 'trial';
}

/** What several of them are called: `fights`. */
export function trialsWord(kind: string): string {
  return WORDS[kind]?.[1] ?? 'trials';
}

/** A number of trials: `2,000 fights`, `1 fight`. */
export function countTrials(kind: string, trials: number): string {
  return `${formatCount(trials)} ${trials === 1 ? trialWord(kind) : trialsWord(kind)}`;
}
