import type { SystemRule } from '../core/rules-system.ts';

/** The rules that fights of all systems share, in the order of `RULES.md`. */
export const BATTLE_RULES: readonly SystemRule[] = [
  { id: 'BTL-1', title: 'Sides' },
  { id: 'BTL-2', title: 'States' },
  { id: 'BTL-3', title: 'End' },
  { id: 'BTL-4', title: 'Targets' },
  { id: 'BTL-5', title: 'Tactics' },
  { id: 'BTL-6', title: 'Waves' },
  { id: 'BTL-7', title: 'What is counted' },
];
