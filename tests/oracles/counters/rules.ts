import { asMap, type Plain } from './plain.ts';

/** The rule parameters whose paths the rules print. */
export interface Rules {
  /** BTL-3: `maxRounds`. */
  maxRounds: number;
  /** CTR-2: `check.targetNumber`, where no attribute sets it. */
  plainTargetNumber: number;
  /** CTR-7: `field.distance`, inches between the sides. */
  distance: number;
  /** CTR-7: `speed`, inches a move. */
  speed: number;
  /** CTR-10: `waves.recover`. */
  wavesRecover: boolean;
  /** CTR-23: `health.base`. */
  healthBase: number;
}

/** Which way the judge takes sentences that can be taken in two; see READINGS.md. */
export interface Readings {
  /** A tactics entry without `attack` or `move: stand` still stands up and breaks free. */
  entriesKeepReflexes: boolean;
  /** A chosen target that never was in reach is chosen anew among those in reach. */
  rechooseAlways: boolean;
  /** A `successes` counter whose `if` holds is used although there is no success. */
  sideStepOnNone: boolean;
}

/** The most literal readings. */
export const LITERAL: Readings = {
  entriesKeepReflexes: false,
  rechooseAlways: false,
  sideStepOnNone: true,
};

/**
 * Reads the `rules` section, nested or with dotted keys.
 *
 * @param section what the file says, or undefined
 * @returns every parameter, defaults applied
 * @throws Error on a path that the rules do not print
 */
export function readRules(section: unknown): Rules {
  const rules: Rules = {
    maxRounds: 100,
    plainTargetNumber: 7,
    distance: 8,
    speed: 6,
    wavesRecover: true,
    healthBase: 5,
  };
  for (const [path, value] of flatten(asMap(section, 'rules'), '')) {
    if (path === 'maxRounds') rules.maxRounds = Number(value);
    else if (path === 'check.targetNumber') rules.plainTargetNumber = Number(value);
    else if (path === 'field.distance') rules.distance = Number(value);
    else if (path === 'speed' || path === 'field.speed') rules.speed = Number(value);
    else if (path === 'waves.recover') rules.wavesRecover = value === true;
    else if (path === 'health.base') rules.healthBase = Number(value);
    else throw new Error(`rules.${path}: the judge does not know this parameter`);
  }
  return rules;
}

function flatten(map: Plain, prefix: string): [string, unknown][] {
  const paths: [string, unknown][] = [];
  for (const [key, value] of Object.entries(map)) {
    if (typeof value === 'object' && value !== null) {
      paths.push(...flatten(asMap(value, `rules.${prefix}${key}`), `${prefix}${key}.`));
    } else {
      paths.push([`${prefix}${key}`, value]);
    }
  }
  return paths;
}
