import { type AttackData, findAttack } from './catalogue.ts';
import { activeEnemies, activeOfSide, distanceBetween } from './field.ts';
import { type Fight, type Fighter, healthShareLeft } from './fighter.ts';
import { asMap, asNumber, asShare, type Plain, refuseOtherKeys } from './plain.ts';
import { chooseTarget, readTargetChoice, type TargetChoice } from './targets.ts';

/** How an entry moves. */
export type Move = 'approach' | 'hold' | 'withdraw' | 'run' | 'stand';

/** One entry of a unit's tactics. */
export interface TacticEntry {
  /** The `if` map as it stands in the file. */
  condition: Plain;
  target: TargetChoice;
  move: Move;
  when: 'before' | 'after';
  /** Null: the unit's list in order. */
  attack: AttackData | 'break-hold' | 'release' | null;
}

/** The entry that applies (null: the system's default tactic) and the target chosen for it. */
export interface Decision {
  entry: TacticEntry | null;
  target: Fighter | null;
}

const MOVES: Move[] = ['approach', 'hold', 'withdraw', 'run', 'stand'];

const CONDITIONS = [
  ...['round', 'health', 'enemies', 'allies', 'distance'],
  ...['prone', 'held', 'holding', 'stunned'],
];

/**
 * Reads a unit's tactics.
 *
 * @param list the `tactics` list of the file
 * @returns the entries, in order
 * @throws Error on a word that the rules do not have
 */
export function readTactics(list: unknown[]): TacticEntry[] {
  return list.map((value) => {
    const map = asMap(value, 'tactics');
    refuseOtherKeys(map, ['if', 'attack', 'target', 'move', 'when'], 'tactics');
    const condition = asMap(map['if'], 'tactics.if');
    refuseOtherKeys(condition, CONDITIONS, 'tactics.if');
    const move = MOVES.find((known) => known === (map['move'] ?? 'approach'));
    if (move === undefined) throw new Error(`tactics: no move is named "${String(map['move'])}"`);
    const when = map['when'] ?? (move === 'withdraw' ? 'after' : 'before');
    if (when !== 'before' && when !== 'after') throw new Error('when: expected before or after');
    const target = readTargetChoice(map['target']);
    return { condition, target, move, when, attack: readAttack(map['attack']) };
  });
}

function readAttack(value: unknown): TacticEntry['attack'] {
  if (value === undefined) return null;
  if (value === 'break-hold' || value === 'release') return value;
  return findAttack(String(value));
}

/**
 * Finds the first entry that applies. Each entry first chooses its target, then judges its `if`.
 *
 * @rule BTL-5
 * @param fight draws for an entry whose target is `random`
 * @param unit the one whose turn it is
 * @returns the entry and its target
 */
export function decide(fight: Fight, unit: Fighter): Decision {
  for (const entry of unit.spec.tactics) {
    const target = chooseTarget(fight, unit, entry.target, activeEnemies(fight, unit));
    if (holds(fight, unit, entry.condition, target)) return { entry, target };
  }
  const target = chooseTarget(fight, unit, 'nearest', activeEnemies(fight, unit));
  return { entry: null, target };
}

function holds(fight: Fight, unit: Fighter, condition: Plain, target: Fighter | null): boolean {
  return Object.entries(condition).every(([name, value]) => {
    switch (name) {
      case 'round':
        return isWithin(fight.round, asMap(value, name), 'from', 'to');
      case 'health':
        return healthShareLeft(fight, unit) < asShare(asMap(value, name)['below'], 'below');
      case 'enemies':
        return isWithin(activeEnemies(fight, unit).length, asMap(value, name), 'atLeast', 'atMost');
      case 'allies': {
        const others = activeOfSide(fight, unit.side).length - 1;
        return isWithin(others, asMap(value, name), 'atLeast', 'atMost');
      }
      case 'distance':
        if (target === null) return false;
        return isWithin(distanceBetween(unit, target), asMap(value, name), 'atLeast', 'atMost');
      case 'prone':
        return unit.prone === value;
      case 'held':
        return (unit.heldBy !== null) === value;
      case 'holding':
        return (unit.holding !== null) === value;
      default:
        return unit.stunned === value;
    }
  });
}

/** Whether a number lies between two inclusive bounds, each of which may be left out. */
function isWithin(value: number, bounds: Plain, low: string, high: string): boolean {
  refuseOtherKeys(bounds, [low, high], 'tactics.if');
  const least = asNumber(bounds[low], Number.NEGATIVE_INFINITY, low);
  const most = asNumber(bounds[high], Number.POSITIVE_INFINITY, high);
  return value >= least && value <= most;
}
