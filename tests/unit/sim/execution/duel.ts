import type { ScenarioHead } from '../../../../src/engine/core/rules-system.ts';
import type { CrescentStarBattle, CrescentStarUnit } from '../../../../src/engine/systems/crescent-star/scenario.ts';

const SHOOTER: CrescentStarUnit = {
  name: 'Shooter',
  attributes: { strength: 3, resistance: 3, manipulation: 3, observation: 3 },
  skills: { shoot: '3s0', melee: '2s0', parry: '2s0', dodge: '2s0', resist: '1s0' },
  size: 'human',
  effectiveness: 0,
  cool: 0,
  weapons: [],
  tactics: [],
};

/** A short brawl with nothing but defaults, resolved as `src/scenarios` resolves it. */
export function duel(more: Partial<ScenarioHead> = {}): CrescentStarBattle {
  const side = { waves: 1, nextWave: 'on-defeat' } as const;
  return {
    format: 1,
    name: 'Duel',
    system: 'crescent-star',
    kind: 'battle',
    trials: 1000,
    seed: 1,
    rules: {},
    armory: {},
    sides: {
      players: { ...side, role: 'players', units: [SHOOTER] },
      opposition: { ...side, role: 'gamemaster', units: [{ ...SHOOTER, name: 'Guard' }] },
    },
    ...more,
  } as CrescentStarBattle;
}
