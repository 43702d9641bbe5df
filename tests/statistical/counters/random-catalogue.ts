import { Chooser, randomBattle } from './random-battle.ts';

type Data = Record<string, unknown>;

const ATTRIBUTES = ['strength', 'constitution', 'dexterity', 'willpower'];
const SKILLS = ['brawl', 'blades', 'firearms'];
const TIMINGS = ['attack-roll', 'successes', 'damage'];
const AGAINST = ['melee', 'ranged', 'both'];

/** A battle of `randomBattle` with attacks and counters of its own, of all effects, and other rules. */
export function randomOwnBattle(seed: number): Data {
  const choose = new Chooser(seed + 1_000_000);
  const battle = randomBattle(seed) as { rules: Data; sides: Record<string, { units: Data[] }> };
  const attacks = Array.from({ length: 4 }, (_, i) => ({
    ...{ name: `Attack ${i}`, skill: choose.one(SKILLS), rank: 1 },
    ...randomFlags(choose, { restrained: 0.4, untrained: 0.5 }),
    ...(choose.chance(0.2) ? { only: 'helpless' } : {}),
    ...randomAttack(choose, choose.chance(0.3)),
  }));
  const counters = Array.from({ length: 8 }, (_, i) => randomCounter(choose, `Counter ${i}`));
  for (const unit of Object.values(battle.sides).flatMap(({ units }) => units)) lend(choose, unit, attacks, counters);
  return { ...battle, rules: { ...battle.rules, ...randomRules(choose) }, catalogue: { attacks, counters } };
}

/** Puts some of the attacks and counters before a unit's own, and some counters there twice. */
function lend(choose: Chooser, unit: Data, attacks: readonly Data[], counters: readonly Data[]): void {
  const names = (entries: readonly Data[], most: number) =>
    choose.some(entries, choose.integer(0, most)).map(({ name }) => name as string);
  unit['attacks'] = [...names(attacks, 3), ...(unit['attacks'] as unknown[])];
  const hurt = names(counters, 3).map((use) => ({ use, if: { health: { below: '80%' } } }));
  unit['counters'] = [...hurt, ...names(counters, 6), ...(unit['counters'] as unknown[])];
}

function randomCounter(choose: Chooser, name: string): Data {
  const kind = choose.chance(0.15) ? 'maneuver' : choose.chance(0.25) ? 'offensive' : 'defensive';
  const timing = kind === 'defensive' ? choose.one(TIMINGS) : kind;
  const effects = randomEffects(choose, timing);
  const acts = effects['attack'] !== undefined || effects['move'] !== undefined;
  return {
    ...{ name, skill: choose.one(SKILLS), rank: 1, kind, against: choose.one(AGAINST) },
    ...(kind === 'defensive' ? { timing } : {}),
    ...randomFlags(choose, { recoverable: 0.6, restrained: 0.4 }),
    ...(kind === 'defensive' && acts && choose.chance(0.6) ? { interrupt: true } : {}),
    ...effects,
  };
}

function randomEffects(choose: Chooser, timing: string): Data {
  const isEarly = timing === 'attack-roll' || timing === 'maneuver';
  const few = () => choose.integer(-1, 3);
  const effects: Data = {
    ...(isEarly && choose.chance(0.6)
      ? { fewerDice: choose.one<unknown>([few(), { half: choose.one(ATTRIBUTES) }]) }
      : {}),
    ...((isEarly || timing === 'successes') && choose.chance(0.4) ? { fewerDamageDice: few() } : {}),
    ...(timing === 'successes' ? { fewerSuccesses: randomAmount(choose) } : {}),
    ...(timing === 'damage' ? { fewerLevels: randomAmount(choose) } : {}),
    ...(timing === 'damage' && choose.chance(0.5) ? { standing: randomStanding(choose) } : {}),
    ...(timing === 'offensive' && choose.chance(0.5) ? { nextAttack: { dice: few(), damageDice: few() } } : {}),
    ...(timing === 'maneuver' ? { fewerDice: few() } : randomActs(choose)),
  };
  if (!['maneuver', 'offensive'].includes(timing)) {
    Object.assign(effects, randomFlags(choose, { nonLethal: 0.3 }), choose.chance(0.3) ? { checks: few() } : {});
  }
  return Object.keys(effects).length === 0 ? { [isEarly ? 'fewerDice' : 'recover']: 1 } : effects;
}

/** What any counter but a maneuver may do besides. */
function randomActs(choose: Chooser): Data {
  return {
    ...(choose.chance(0.3) ? { recover: choose.integer(1, 2) } : {}),
    ...(choose.chance(0.35) ? { attack: randomAttack(choose, false) } : {}),
    ...(choose.chance(0.3)
      ? { move: { inches: choose.integer(1, 5), direction: choose.one(['towards', 'away']) } }
      : {}),
  };
}

function randomAmount(choose: Chooser): unknown {
  if (choose.chance(0.4)) return choose.integer(0, 3);
  const roll = {
    ...(choose.chance(0.5) ? { skill: choose.one(SKILLS) } : {}),
    ...{
      attribute: choose.one(ATTRIBUTES),
      nonLethalWeapon: choose.integer(-2, 1),
      lethalWeapon: choose.integer(-3, 0),
    },
  };
  return { roll };
}

function randomStanding(choose: Chooser): Data {
  const levels = {
    fewerLevels: choose.integer(1, 2),
    against: choose.some(['melee', 'ranged', 'lethal', 'non-lethal'], choose.integer(1, 3)),
  };
  if (choose.chance(0.4)) return levels;
  return choose.chance(0.5) ? { block: true } : { ...levels, block: true };
}

/** What basic attacks and those of counters have; one with a rush is melee. */
function randomAttack(choose: Chooser, rushes: boolean): Data {
  const isRanged = !rushes && choose.chance(0.3);
  return {
    accuracy: choose.integer(-1, 3),
    ...(rushes ? { rush: choose.integer(1, 4) } : {}),
    ...(isRanged ? { ranged: true, ...(choose.chance(0.7) ? { range: choose.integer(1, 12) } : {}) } : {}),
    ...(choose.chance(0.85) ? randomDamage(choose) : { grapple: true }),
    ...(choose.chance(0.5) ? { weapon: choose.one(['none', 'non-lethal', 'lethal']) } : {}),
    ...(choose.chance(0.3) ? { attacks: choose.integer(2, 3) } : {}),
    ...(choose.chance(0.2) ? { recover: choose.integer(1, 2) } : {}),
    ...(choose.chance(0.2) ? { selfDamage: 1 } : {}),
    ...(choose.chance(0.2) ? { prone: choose.one(['target', 'contest']) } : {}),
  };
}

function randomDamage(choose: Chooser): Data {
  return {
    damage: choose.chance(0.2) ? 'weapon' : choose.integer(0, 5),
    ...(choose.chance(0.7) ? { attribute: choose.one(ATTRIBUTES) } : {}),
    ...(choose.chance(0.5) ? { lethal: choose.chance(0.5) } : {}),
    ...(choose.chance(0.3) ? { checks: choose.integer(-2, 1) } : {}),
  };
}

function randomFlags(choose: Chooser, chances: Readonly<Record<string, number>>): Data {
  return Object.fromEntries(
    Object.entries(chances).flatMap(([key, share]) => (choose.chance(share) ? [[key, true]] : [])),
  );
}

function randomRules(choose: Chooser): Data {
  const sometimes = (rules: Data) => (choose.chance(0.3) ? rules : {});
  return {
    ...sometimes({
      check: { base: choose.integer(8, 12), lowest: choose.integer(1, 4), targetNumber: choose.integer(5, 9) },
    }),
    ...sometimes({ check: { needed: choose.integer(1, 2) } }),
    ...sometimes({ pool: { ten: choose.integer(1, 3), oneFails: choose.chance(0.5) } }),
    ...sometimes({ contest: { tie: 'acts' } }),
    ...sometimes({
      field: { distance: choose.integer(0, 12), reach: choose.integer(0, 3), run: choose.integer(0, 2) },
    }),
    ...sometimes({ initiative: { die: choose.one([1, 6, 20, 1000]) } }),
    ...sometimes({ tactics: { reflexes: 'every-entry', chooseAnew: choose.one(['once-in-reach', 'out-of-reach']) } }),
    ...sometimes({ waves: { recover: false } }),
    ...sometimes({
      damage: { perSuccess: choose.integer(0, 2), window: 'always', excess: choose.one(['excess', 'none']) },
    }),
    ...sometimes({ exchange: { mostAttacks: choose.integer(1, 6) } }),
    ...sometimes({ stun: { margin: choose.integer(-2, 2) }, knockOut: { perLevel: choose.integer(0, 2) } }),
    ...sometimes({
      health: { base: choose.integer(1, 12) },
      prone: { against: choose.integer(-1, 3), own: choose.integer(-2, 1) },
    }),
  };
}
