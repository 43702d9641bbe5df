import type { ArmoryEntry } from './scenario.ts';

/**
 * Guns of the catalogue; a scenario's `armory` adds to it or replaces entries.
 *
 * @rule CS-24
 */
export const GUNS: Readonly<Record<string, ArmoryEntry>> = {
  pistol: { damage: '3d4s0', increment: 5, maxIncrements: 6 },
  smg: { damage: '3d4s1', increment: 8, maxIncrements: 6 },
  shotgun: { damage: '2d10s1', increment: 5, maxIncrements: 5 },
  'assault-rifle': { damage: '4d4s1', increment: 20, maxIncrements: 8 },
  lmg: { damage: '2d10s1', increment: 20, maxIncrements: 8 },
  'sniper-rifle': { damage: '2d10s2', increment: 50, maxIncrements: 12 },
  'thrown-knife': { damage: '1d4s0', increment: 2, maxIncrements: 4 },
  heavy: { damage: '3d10s4', increment: 50, maxIncrements: 12 },
};
