import { BATTLE_RULES } from '../../battle/battle-rules.ts';
import type { SystemRule } from '../../core/rules-system.ts';

/** All rules that may decide a trial, in the order of `RULES.md`, after them those that fights share. */
export const COUNTERS_RULES: readonly SystemRule[] = [
  { id: 'CTR-1', title: 'Attributes' },
  { id: 'CTR-2', title: 'Target number' },
  { id: 'CTR-3', title: 'Pool' },
  { id: 'CTR-4', title: 'Checks' },
  { id: 'CTR-5', title: 'Opposed check' },
  { id: 'CTR-6', title: 'Coordination' },
  { id: 'CTR-7', title: 'Field' },
  { id: 'CTR-8', title: 'Initiative' },
  { id: 'CTR-9', title: 'Turn' },
  { id: 'CTR-10', title: 'Counters' },
  { id: 'CTR-11', title: 'Persistent, recoverable, interrupt' },
  { id: 'CTR-12', title: 'Declaration' },
  { id: 'CTR-13', title: 'Attack roll' },
  { id: 'CTR-14', title: 'Successes' },
  { id: 'CTR-15', title: 'Damage dice' },
  { id: 'CTR-16', title: 'Armor' },
  { id: 'CTR-17', title: 'Damage counters' },
  { id: 'CTR-18', title: 'Levels' },
  { id: 'CTR-19', title: 'Interrupts, offensive counters, further attacks' },
  { id: 'CTR-20', title: 'After the attack' },
  { id: 'CTR-21', title: 'Choice of counters' },
  { id: 'CTR-22', title: 'Stun' },
  { id: 'CTR-23', title: 'Capacity' },
  { id: 'CTR-24', title: 'Prone' },
  { id: 'CTR-25', title: 'Grapple' },
  { id: 'CTR-26', title: 'Counting' },
  ...BATTLE_RULES,
];
