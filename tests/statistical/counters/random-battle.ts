import { makeGenerator } from '../../oracles/counters/generator.ts';

const ATTACKS = ['Punch', 'Jab', 'Kick', 'Grab', 'Sucker Punch', 'Bull Rush', 'Shoot', 'Twin Strike'];
const OFFENSIVE = ['Opening', 'Follow Through', 'Head Butt'];
const AT_ROLL = ['Dodge', 'Riposte'];
const COUNTERS = [
  ...OFFENSIVE,
  ...AT_ROLL,
  ...['Block', 'Defensive Crouch', 'Street Tough', 'Grit', 'Street Defense', 'Side Step'],
];
const MOVES = ['approach', 'hold', 'withdraw', 'run', 'stand'];
const TARGETS = ['nearest', 'weakest', 'strongest', 'random', 'spread', 'focus'];

type Data = Record<string, unknown>;

/** A seeded source of choices. */
export class Chooser {
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = makeGenerator(seed);
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  integer(low: number, high: number): number {
    return low + Math.floor(this.random() * (high - low + 1));
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.integer(0, items.length - 1)] as Item;
  }

  some<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items];
    return Array.from({ length: count }, () => left.splice(this.integer(0, left.length - 1), 1)[0] as Item);
  }
}

/** A battle of the built-in catalogue that the schema accepts: random builds, tactics, waves, guns, blades, armor. */
export function randomBattle(seed: number): Data {
  const choose = new Chooser(seed);
  const sides = { red: randomSide(choose), blue: randomSide(choose) };
  const rules = { maxRounds: 30 };
  return { format: 1, name: `Random ${seed}`, system: 'counters', kind: 'battle', rules, sides };
}

function randomSide(choose: Chooser): Data {
  const units = Array.from({ length: choose.integer(1, 3) }, (_, i) => randomUnit(choose, `Unit ${'ABC'[i]}`));
  if (!choose.chance(0.25)) return { units };
  const nextWave = choose.chance(0.5) ? 'on-defeat' : { everyRounds: choose.integer(1, 4) };
  return { waves: choose.integer(1, 3), nextWave, units };
}

function randomUnit(choose: Chooser, name: string): Data {
  const attribute = () => choose.integer(1, 6);
  return {
    ...{ name, build: 'free' },
    attributes: { strength: attribute(), constitution: attribute(), dexterity: choose.integer(0, 6) },
    skills: { brawl: choose.integer(0, 5), blades: choose.integer(0, 4), firearms: choose.integer(0, 4) },
    attacks: choose.some(ATTACKS, choose.integer(1, 4)),
    weapon: { damage: choose.integer(1, 7), lethal: choose.chance(0.6), range: choose.integer(2, 20) },
    counters: choose
      .some(COUNTERS, choose.integer(0, 6))
      .map((use) => (choose.chance(0.3) ? { use, if: randomCondition(choose, use) } : use)),
    ...(choose.chance(0.4)
      ? { armor: { penetrationResistance: choose.integer(0, 8), absorption: choose.integer(0, 2) } }
      : {}),
    ...(choose.chance(0.2) ? { count: choose.integer(1, 3) } : {}),
    ...(choose.chance(0.3) ? { speed: choose.integer(0, 8) } : {}),
    ...(choose.chance(0.4) ? { at: choose.integer(-6, 12) } : {}),
    ...(choose.chance(0.5)
      ? { tactics: Array.from({ length: choose.integer(1, 3) }, () => randomTactic(choose)) }
      : {}),
  };
}

function randomCondition(choose: Chooser, use: string): Data {
  const condition: Data = {};
  const knowsSuccesses = ![...OFFENSIVE, ...AT_ROLL].includes(use);
  if (knowsSuccesses && use !== 'Side Step' && choose.chance(0.5))
    condition['damage'] = { atLeast: choose.integer(1, 4) };
  if (knowsSuccesses && choose.chance(0.5)) condition['successes'] = { atLeast: choose.integer(1, 3) };
  if (choose.chance(0.3) || Object.keys(condition).length === 0) {
    condition['health'] = { below: choose.one(['50%', '80%', '100%']) };
  }
  return condition;
}

function randomTactic(choose: Chooser): Data {
  return {
    ...(choose.chance(0.8) ? { if: choose.one(randomIfs(choose)) } : {}),
    ...(choose.chance(0.4) ? { move: choose.one(MOVES) } : {}),
    ...(choose.chance(0.2) ? { when: choose.one(['before', 'after']) } : {}),
    ...(choose.chance(0.5) ? { attack: choose.one([...ATTACKS, 'break-hold', 'release']) } : {}),
    ...(choose.chance(0.6) ? { target: choose.one(TARGETS) } : {}),
  };
}

function randomIfs(choose: Chooser): Data[] {
  return [
    { round: { from: choose.integer(1, 3) } },
    { health: { below: choose.one(['50%', '75%']) } },
    { enemies: { atMost: choose.integer(1, 2) }, allies: { atMost: choose.integer(0, 1) } },
    { distance: choose.one([{ atMost: 1 }, { atLeast: 3 }, { atMost: 7 }]) },
    { prone: choose.chance(0.6) },
    { held: choose.chance(0.6) },
    { holding: choose.chance(0.6), round: { to: 5 } },
  ];
}
