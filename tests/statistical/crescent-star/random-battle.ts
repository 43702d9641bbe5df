/** A seeded source of choices. */
export class Chooser {
  private readonly random: () => number;

  constructor(random: () => number) {
    this.random = random;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  integer(from: number, to: number): number {
    return from + Math.floor(this.random() * (to - from + 1));
  }

  pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.random() * choices.length)] as T;
  }

  /** The entries that come up, each with its share. */
  some(entries: readonly (readonly [share: number, key: string, value: () => unknown])[]): Record<string, unknown> {
    return Object.fromEntries(entries.filter(([share]) => this.chance(share)).map(([, key, value]) => [key, value()]));
  }
}

const WEAPONS = ['pistol', 'smg', 'shotgun', 'assault-rifle', 'thrown-knife', 'sniper-rifle', 'axe', 'club', 'zap'];
const TARGETS = ['nearest', 'weakest', 'strongest', 'random', 'spread', 'focus'];
const SPENDS = [['wound'], ['chain'], [], ['haste', 'wound'], ['haste', 'chain', 'wound'], ['wound', 'chain']];
const STONES = ['both', 'attack', 'save', 'never'];

function conditions(choose: Chooser): unknown {
  return choose.some([
    [0.3, 'round', () => (choose.chance(0.5) ? { from: choose.integer(1, 4) } : { to: choose.integer(1, 5) })],
    [0.25, 'health', () => ({ below: choose.pick(['50%', '75%', '100%', '30%']) })],
    [0.2, 'enemies', () => ({ atMost: choose.integer(1, 3) })],
    [0.2, 'allies', () => ({ atMost: choose.integer(0, 3) })],
    [0.4, 'distance', () => ({ [choose.pick(['atLeast', 'atMost'])]: choose.integer(1, 20) })],
    [0.25, 'targeted', () => choose.chance(0.5)],
  ]);
}

/** An entry that names a weapon names its move as well: which move is then the default is a reading. */
function entry(choose: Chooser, weapons: readonly string[]): unknown {
  const moves = ['hold', 'advance', 'withdraw', 'run', 'hold', 'advance', choose.chance(0.2) ? 'flee' : 'hold'];
  const drawn = choose.some([
    [0.7, 'if', () => conditions(choose)],
    [0.7, 'move', () => choose.pick(moves)],
    [0.7, 'target', () => choose.pick(TARGETS)],
    [0.4, 'spend', () => choose.pick(SPENDS)],
    [0.3, 'presents', () => choose.pick(['kneeling', 'prone', 'head'])],
    [0.3, 'cover', () => choose.pick(['hard', 'murder-hole'])],
  ]);
  const names = 'move' in drawn && weapons.length > 0 && choose.chance(0.3);
  return names ? { ...drawn, weapon: choose.pick(weapons) } : drawn;
}

function unit(choose: Chooser, name: string, isPlayer: boolean): unknown {
  const rating = (from: number, to: number) => `${choose.integer(from, to)}s${choose.pick([0, 0, 0, 1, 1, 2])}`;
  const attribute = () => choose.integer(1, 7);
  const weapons = choose.chance(0.15) ? [] : [...new Set([choose.pick(WEAPONS), choose.pick(WEAPONS)])];
  return {
    name,
    attributes: { strength: attribute(), resistance: attribute(), manipulation: attribute(), observation: attribute() },
    skills: { shoot: rating(0, 7), melee: rating(0, 7), parry: rating(0, 5), dodge: rating(0, 5) },
    weapons,
    tactics: Array.from({ length: choose.integer(0, 3) }, () => entry(choose, weapons)),
    ...choose.some([
      [0.4, 'count', () => choose.integer(1, 3)],
      [0.2, 'size', () => choose.pick(['horse', 'kneeling', 'cat', 'truck'])],
      [0.5, 'effectiveness', () => choose.integer(0, 9)],
      [0.3, 'cool', () => choose.integer(0, 5)],
      [isPlayer ? 0.3 : 0, 'stones', () => choose.integer(0, 5)],
      [0.3, 'at', () => [choose.integer(-5, 25), choose.integer(-5, 10)]],
    ]),
  };
}

function rules(choose: Chooser): unknown {
  const one = (...choices: string[]) => choose.pick(choices);
  return {
    maxRounds: choose.integer(15, 40),
    ...choose.some([
      [0.4, 'initiative', () => 'counting-clock'],
      [0.3, 'fold', () => ({ enabled: true, above: choose.integer(12, 25) })],
      [0.3, 'contest', () => ({ tie: 'actor' })],
      [
        0.3,
        'wound',
        () => ({
          check: one('attacker-success', 'every-hit'),
          target: one('damage', 'wounds'),
          perFailure: one('per-success', 'one'),
        }),
      ],
      [
        0.3,
        'stones',
        () => ({ perPlayer: choose.integer(0, 6), players: choose.pick(STONES), gamemaster: choose.pick(STONES) }),
      ],
      [0.3, 'push', () => ({ enabled: true })],
      [0.2, 'damage', () => ({ openEnded: true })],
      [0.2, 'chain', () => ({ firstCost: choose.integer(1, 3), step: choose.integer(0, 2) })],
      [0.3, 'range', () => ({ longFrom: choose.integer(1, 5), longPenalty: -choose.integer(0, 2) })],
      [0.3, 'field', () => ({ distance: choose.integer(1, 40) })],
      [0.2, 'successStep', () => choose.integer(4, 9)],
      [
        0.2,
        'clock',
        () => ({
          base: choose.integer(5, 12),
          chain: choose.pick([0.25, 0.5, 0.1]),
          phasesPerRound: choose.integer(5, 12),
        }),
      ],
    ]),
  };
}

/** A random Crescent Star battle as a parsed scenario file: any rule, tactic, weapon, place and wave. */
export function randomBattle(choose: Chooser): Record<string, unknown> {
  const side = (isPlayer: boolean) => ({
    role: isPlayer ? 'players' : 'gamemaster',
    units: Array.from({ length: choose.integer(1, 3) }, (_, i) => unit(choose, 'ABC'[i] as string, isPlayer)),
    ...choose.some([
      [0.5, 'waves', () => choose.integer(1, 4)],
      [0.4, 'nextWave', () => (choose.chance(0.6) ? { everyRounds: choose.integer(1, 6) } : 'on-defeat')],
    ]),
  });
  const [players, opposition] = [side(true), side(false)];
  return {
    format: 1,
    name: 'A random battle',
    system: 'crescent-star',
    kind: 'battle',
    rules: rules(choose),
    armory: {
      axe: { damage: `strength+${choose.integer(0, 6)}` },
      club: { damage: `${choose.integer(1, 3)}d6s${choose.integer(0, 2)}` },
      zap: {
        damage: `${choose.integer(1, 3)}d8s${choose.integer(0, 3)}`,
        increment: choose.integer(1, 10),
        maxIncrements: choose.integer(0, 8),
      },
    },
    sides: choose.chance(0.3) ? { opposition, players } : { players, opposition },
  };
}
