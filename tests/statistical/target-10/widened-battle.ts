import type { Chooser } from '../crescent-star/random-battle.ts';
import { randomBattle } from './random-battle.ts';

type Nested = { [name: string]: Nested | number | string };

/** Values of rule parameters that random battles leave alone, by path. */
const VALUES: Readonly<Record<string, (choose: Chooser) => number | string>> = {
  'hitPoints.perHitDie': (choose) => choose.pick(['2d4', '3d10+2']),
  'test.targetNumber': (choose) => choose.integer(1, 20),
  'order.die': (choose) => choose.pick([1, 2, 300]),
  'combat.situationalLimit': (choose) => choose.integer(0, 3),
  'damage.dice': (choose) => choose.pick(['5d6', '2d4-1', '1d100', '1d300', '9d4+1']),
  'damage.least': (choose) => choose.integer(0, 3),
  'movement.advance': (choose) => choose.integer(0, 5),
  'movement.withdraw': (choose) => choose.integer(0, 5),
  speed: (choose) => choose.integer(0, 5),
  'movement.charge': (choose) => choose.integer(1, 4),
  'charge.strengthTimes': (choose) => choose.integer(1, 4),
  'movement.flee': (choose) => choose.integer(1, 3),
  'movement.push': (choose) => choose.integer(0, 5),
  'prone.modifier': (choose) => choose.integer(-5, 0),
  'subdue.turns': (choose) => choose.pick(['1d4-2', '1d2']),
  'subdue.wakesWith': (choose) => choose.integer(1, 9),
  'defend.least': (choose) => choose.integer(0, 4),
  'held.modifier': (choose) => choose.integer(-4, 0),
  'disarm.flight': (choose) => choose.pick(['1d4-3', '3d6']),
  'terrain.high-ground.bonus': (choose) => choose.integer(-5, 5),
  'terrain.pit.damage': (choose) => choose.pick(['1d4-2', '0d6+3']),
};

function set(rules: Nested, path: string, value: number | string): void {
  const names = path.split('.');
  const last = names.pop() as string;
  let inner = rules;
  for (const name of names) {
    inner[name] ??= {};
    inner = inner[name] as Nested;
  }
  inner[last] = value;
}

/** A random battle with other rules, and with waves of several units, as `randomBattle` leaves out for its readings. */
export function widenedBattle(choose: Chooser): Record<string, unknown> {
  const battle = randomBattle(choose);
  const rules = battle['rules'] as Nested;
  set(rules, 'maxRounds', choose.integer(3, 60));
  for (const [path, chooseValue] of Object.entries(VALUES)) {
    if (choose.chance(0.4)) set(rules, path, chooseValue(choose));
  }
  for (const side of Object.values(battle['sides'] as Record<string, Record<string, unknown>>)) {
    if (choose.chance(0.5)) continue;
    side['waves'] = choose.integer(1, 4);
    if (choose.chance(0.5)) side['nextWave'] = { everyRounds: choose.integer(1, 4) };
  }
  return battle;
}
