import { BREAK_HOLD, RELEASE } from '../../engine/systems/counters/scenario.ts';
import type { DataPath, Fault } from '../data/fault.ts';
import { type DataMap, fieldOf, isMap, itemsOf, textOf } from '../data/tree.ts';

/** Effects, and the timings or kinds of counter at which each means something; without a list all. */
const EFFECTS: Readonly<Record<string, readonly string[]>> = {
  fewerDice: ['attack-roll', 'maneuver'],
  fewerDamageDice: ['attack-roll', 'successes', 'maneuver'],
  fewerSuccesses: ['successes'],
  fewerLevels: ['damage'],
  nonLethal: ['attack-roll', 'successes', 'damage'],
  checks: ['attack-roll', 'successes', 'damage'],
  recover: ['attack-roll', 'successes', 'damage', 'offensive'],
  nextAttack: ['offensive'],
  standing: ['damage'],
  attack: ['attack-roll', 'successes', 'damage', 'offensive'],
  move: ['attack-roll', 'successes', 'damage', 'offensive'],
};

/** What is wrong with a scenario's own attacks and counters, beyond the schema. */
export function checkCatalogue(data: unknown): readonly Fault[] {
  const catalogue = fieldOf(data, 'catalogue');
  const each = (list: string, check: (entry: DataMap, path: DataPath) => readonly Fault[]) =>
    itemsOf(fieldOf(catalogue, list)).flatMap((entry, index) =>
      isMap(entry) ? check(entry, ['catalogue', list, index]) : [],
    );
  return [
    ...checkTwice(itemsOf(fieldOf(catalogue, 'attacks')), ['catalogue', 'attacks']),
    ...checkTwice(itemsOf(fieldOf(catalogue, 'counters')), ['catalogue', 'counters']),
    ...each('attacks', checkAttackEntry),
    ...each('counters', checkCounterEntry),
  ];
}

function checkTwice(entries: readonly unknown[], path: DataPath): readonly Fault[] {
  const names = entries.map((entry) => textOf(fieldOf(entry, 'name')));
  return names.flatMap((name, index) => {
    if (name === undefined || names.indexOf(name) === index) return [];
    return [
      fault('duplicate-name', [...path, index, 'name'], `expected each name once, got ${JSON.stringify(name)} again`),
    ];
  });
}

function checkAttackEntry(entry: DataMap, path: DataPath): readonly Fault[] {
  const name = textOf(entry['name']) ?? '';
  const faults = checkAttack(entry, path);
  if ([BREAK_HOLD, RELEASE].includes(name)) {
    faults.push(
      fault('reserved-name', [...path, 'name'], `expected another name: tactics mean something else by ${name}`),
    );
  }
  if (entry['skill'] === 'any') {
    faults.push(fault('bad-skill', [...path, 'skill'], 'expected the skill whose dice the attack rolls, got any'));
  }
  if (entry['ranged'] === true && entry['rush'] !== undefined) {
    faults.push(fault('idle-key', [...path, 'rush'], 'expected a rush only before a melee attack', true));
  }
  return faults;
}

function checkAttack(attack: DataMap, path: DataPath): Fault[] {
  const faults: Fault[] = [];
  const idle = (key: string, message: string) => faults.push(fault('idle-key', [...path, key], message, true));
  if (attack['range'] !== undefined && attack['ranged'] !== true)
    idle('range', 'expected a range only with ranged: true');
  if (attack['damage'] === undefined) {
    for (const key of ['attribute', 'lethal', 'checks']) {
      if (attack[key] !== undefined && attack[key] !== false)
        idle(key, `expected ${key} only with damage: there is none`);
    }
  }
  return faults;
}

function checkCounterEntry(entry: DataMap, path: DataPath): readonly Fault[] {
  const { kind, timing, standing, attack } = entry;
  return [
    ...checkTiming(kind, timing, path),
    ...checkEffects(entry, path),
    ...checkInterrupt(entry, path),
    ...(isMap(standing) ? checkStanding(entry, standing, path) : []),
    ...(isMap(attack) ? checkAttack(attack, [...path, 'attack']) : []),
    ...(isMap(attack) && entry['skill'] === 'any'
      ? [fault('bad-skill', [...path, 'skill'], 'expected the skill whose dice its attack rolls, got any')]
      : []),
  ];
}

function checkTiming(kind: unknown, timing: unknown, path: DataPath): readonly Fault[] {
  if (kind === 'defensive' && timing === undefined) {
    return [fault('missing-key', path, 'expected timing: attack-roll, successes or damage, of a defensive counter')];
  }
  if ((kind === 'offensive' || kind === 'maneuver') && timing !== undefined) {
    return [
      fault(
        'idle-key',
        [...path, 'timing'],
        `expected timing only on a defensive counter, got it on kind ${kind}`,
        true,
      ),
    ];
  }
  return [];
}

/** Each effect stands where it means something, and there is at least one. */
function checkEffects(entry: DataMap, path: DataPath): readonly Fault[] {
  const { kind, timing } = entry;
  const when = kind === 'defensive' ? timing : kind;
  const found = Object.keys(EFFECTS).filter((key) => entry[key] !== undefined);
  if (found.length === 0) {
    return [fault('no-effect', path, `expected at least one effect: ${Object.keys(EFFECTS).join(', ')}`)];
  }
  if (typeof when !== 'string') return [];
  const what = kind === 'defensive' ? `timing ${when}` : `kind ${when}`;
  return found.flatMap((key) => {
    const allowed = EFFECTS[key] as readonly string[];
    if (allowed.includes(when)) return [];
    return [fault('idle-key', [...path, key], `expected ${key} only with ${allowed.join(', ')}, got ${what}`, true)];
  });
}

function checkInterrupt({ kind, interrupt, attack, move }: DataMap, path: DataPath): readonly Fault[] {
  if (interrupt !== true) return [];
  if (kind === 'defensive' && (attack !== undefined || move !== undefined)) return [];
  const message = 'expected interrupt only on a defensive counter with an attack or a move';
  return [fault('idle-key', [...path, 'interrupt'], message, true)];
}

function checkStanding(entry: DataMap, standing: DataMap, path: DataPath): readonly Fault[] {
  const at = [...path, 'standing'];
  if (standing['block'] === true && entry['fewerLevels'] === undefined) {
    return [fault('no-effect', at, 'expected fewerLevels of the counter, which a standing block repeats')];
  }
  const hasLevels = standing['fewerLevels'] !== undefined;
  if (hasLevels !== (standing['against'] !== undefined)) {
    return [fault('missing-key', at, 'expected fewerLevels and against together')];
  }
  if (!hasLevels && standing['block'] !== true) {
    return [fault('no-effect', at, 'expected fewerLevels and against, or block: true')];
  }
  return [];
}

function fault(code: string, path: DataPath, message: string, atKey = false): Fault {
  return { code, path, message, atKey };
}
