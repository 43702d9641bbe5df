import type { Battle, FightResult, SideResult, SideState, Unit, UnitResult } from './types.ts';

function countState(units: readonly Unit[], state: Unit['state']): number {
  return units.filter((unit) => unit.state === state).length;
}

function sum(units: readonly Unit[], key: 'damageDealt' | 'kills' | 'attacks' | 'hits'): number {
  return units.reduce((total, unit) => total + unit.tally[key], 0);
}

/** @rule BTL-7 The counts of one side. */
function sideResult(side: SideState): SideResult {
  return {
    survivors: countState(side.units, 'active'),
    dead: countState(side.units, 'dead'),
    unconscious: countState(side.units, 'unconscious'),
    fled: countState(side.units, 'fled'),
    damageDealt: sum(side.units, 'damageDealt'),
    attacks: sum(side.units, 'attacks'),
    hits: sum(side.units, 'hits'),
    wavesDefeated: side.wavesThatWentOut.size,
    ...side.tally,
  };
}

/** @rule BTL-7 The counts of one roster unit, all its waves together. */
function unitResult(copies: readonly Unit[]): UnitResult {
  return {
    survived: copies.some((unit) => unit.state === 'active') ? 1 : 0,
    damageDealt: sum(copies, 'damageDealt'),
    kills: sum(copies, 'kills'),
    attacks: sum(copies, 'attacks'),
    hits: sum(copies, 'hits'),
  };
}

/** Counts a battle that has ended. */
export function fightResult(
  battle: Battle,
  outcome: string,
  activeByRound: readonly [number[], number[]],
): FightResult {
  const result: FightResult = { outcome, rounds: battle.round, sides: {}, units: {}, activeByRound: {} };
  battle.sides.forEach((side, index) => {
    const { name, roster } = side.plan;
    result.sides[name] = sideResult(side);
    result.activeByRound[name] = [...(activeByRound[index === 0 ? 0 : 1] ?? [])];
    const units: Record<string, UnitResult> = {};
    for (const plan of roster) units[plan.name] = unitResult(side.units.filter((unit) => unit.plan === plan));
    result.units[name] = units;
  });
  return result;
}
