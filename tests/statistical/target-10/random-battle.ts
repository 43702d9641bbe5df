import { ACTIONS, MOVES } from '../../../src/engine/systems/target-10/scenario.ts';
import type { Chooser } from '../crescent-star/random-battle.ts';

const TARGETS = ['nearest', 'weakest', 'strongest', 'random', 'spread', 'focus'];

type Side = { readonly units: readonly Unit[]; readonly [key: string]: unknown };
type Unit = { readonly tactics: readonly Record<string, unknown>[]; readonly [key: string]: unknown };

function conditions(choose: Chooser): unknown {
  const bound = choose.pick(['atLeast', 'atMost']);
  return choose.some([
    [0.2, 'round', () => (choose.chance(0.5) ? { from: choose.integer(1, 5) } : { to: choose.integer(1, 4) })],
    [0.15, 'health', () => ({ below: choose.pick(['50%', '75%', '100%']) })],
    [0.15, 'enemies', () => ({ atMost: choose.integer(1, 3) })],
    [0.15, 'allies', () => ({ atMost: choose.integer(0, 2) })],
    [0.2, 'distance', () => ({ [bound]: choose.integer(0, 8) })],
    ...(['prone', 'held', 'holding', 'disarmed', 'bound'] as const).map(
      (state) => [0.15, state, () => choose.chance(0.7)] as const,
    ),
  ]);
}

function entry(choose: Chooser, venturer: boolean): Record<string, unknown> {
  const actions = ACTIONS.filter((action) => venturer || action !== 'negotiate');
  return choose.some([
    [0.85, 'if', () => conditions(choose)],
    [0.75, 'move', () => choose.pick(MOVES)],
    [0.8, 'action', () => choose.pick(actions)],
    [0.6, 'target', () => choose.pick(TARGETS)],
    [0.4, 'push', () => choose.pick(['back', 'forward'])],
  ]);
}

function weapon(choose: Chooser, name: string): unknown {
  const kind = choose.pick(['melee', 'ranged']);
  return {
    name,
    kind,
    bonus: choose.integer(-1, 3),
    // no dice that can come to less than 1: whether the floor of damage is for them, too, is a reading (T10-16)
    ...choose.some([
      [0.3, 'damage', () => choose.pick(['1d4', '2d4', '1d8+1'])],
      [kind === 'ranged' ? 0.6 : 0, 'range', () => choose.integer(0, 20)],
    ]),
  };
}

function unit(choose: Chooser, name: string, mayCount: boolean): Unit {
  const venturer = choose.chance(0.4);
  const score = () => choose.integer(3, 18);
  return {
    name,
    hitDice: choose.integer(1, 6),
    abilities: { strength: score(), dexterity: score(), charisma: score() },
    armor: choose.integer(0, 3),
    luck: choose.integer(0, 3),
    ...(venturer ? { venturer, negotiation: choose.integer(0, 5) } : {}),
    ...choose.some([
      [mayCount ? 0.2 : 0, 'count', () => 2],
      [0.6, 'hitPoints', () => (choose.chance(0.5) ? choose.integer(1, 15) : '2d6+1')],
      [0.3, 'speed', () => choose.integer(1, 10)],
      [0.8, 'at', () => choose.integer(-4, 8)],
    ]),
    weapons: Array.from({ length: choose.integer(0, 3) }, (_, i) => weapon(choose, `Weapon ${i}`)),
    tactics: Array.from({ length: choose.integer(0, 4) }, () => entry(choose, venturer)),
  };
}

/**
 * A side of up to three entries. Several waves only of a single unit, for where waves of several units
 * stand together their order is a reading (BTL-4), and so is who of them has survived (BTL-7).
 */
function side(choose: Chooser, letter: string): Side {
  const comesAgain = choose.chance(0.3);
  const units = comesAgain ? 1 : choose.integer(1, 3);
  return {
    ...(comesAgain ? { waves: choose.integer(2, 3) } : {}),
    ...(comesAgain && choose.chance(0.5) ? { nextWave: { everyRounds: choose.integer(1, 4) } } : {}),
    units: Array.from({ length: units }, (_, i) => unit(choose, `${letter}${i}`, !comesAgain)),
  };
}

function rules(choose: Chooser): unknown {
  return {
    maxRounds: choose.integer(3, 14),
    combat: {
      targetNumber: choose.integer(5, 16),
      roundsPerTurn: choose.integer(1, 3),
      ...choose.some([[0.2, 'atZero', () => 'dead']]),
    },
    luck: {
      combat: choose.pick(['could-drop', 'any-hit', 'never']),
      when: choose.pick(['after-failure', 'instead-of-roll']),
    },
    field: { distance: choose.integer(0, 40), reach: choose.pick([1, 2, 3, 3, 5]) },
    ...choose.some([[0.2, 'bonusLimit', () => choose.integer(1, 4)]]),
  };
}

function stretch(choose: Chooser): unknown {
  const from = choose.integer(-8, 10);
  return { kind: choose.pick(['pit', 'high-ground']), from, to: from + choose.integer(0, 6) };
}

/** A battle of a few units with all of Target 10 in it: crowded and short, so that every rule comes up. */
export function randomBattle(choose: Chooser): Record<string, unknown> {
  return {
    format: 1,
    name: 'Random',
    system: 'target-10',
    kind: 'battle',
    rules: rules(choose),
    terrain: choose.chance(0.5) ? Array.from({ length: choose.integer(1, 3) }, () => stretch(choose)) : [],
    sides: { red: side(choose, 'R'), blue: side(choose, 'B') },
  };
}
