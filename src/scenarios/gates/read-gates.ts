import type { DataPath, Fault } from '../data/fault.ts';
import { showValue } from '../data/show-value.ts';
import { fieldOf, itemsOf, numberOf, textOf } from '../data/tree.ts';
import type { Place } from '../yaml/source-tree.ts';
import type { Expectation } from './expectation.ts';
import { type Gate, type GateQuantity, isRate } from './gate.ts';
import { percentHint } from './percent-hint.ts';
import { type MetricNames, readMetric } from './read-metric.ts';

const FORMS = ['between', 'atLeast', 'atMost', 'equals'] as const;

/**
 * What is wrong with the gates of a scenario, beyond its schema.
 *
 * @param expect the `expect` of a file, of whatever shape
 */
export function checkGates(expect: unknown, names: MetricNames): readonly Fault[] {
  return itemsOf(expect).flatMap((gate, index) => checkGate(gate, ['expect', index], names));
}

function checkGate(gate: unknown, path: DataPath, names: MetricNames): readonly Fault[] {
  const faults = checkForm(gate, path);
  const metric = textOf(fieldOf(gate, 'metric'));
  if (metric === undefined) return faults;
  const quantity = readMetric(metric, names);
  if (!('expected' in quantity)) return [...faults, ...checkBounds(gate, path, quantity)];
  const message = `${quantity.expected}, got ${showValue(metric)}${quantity.hint}`;
  return [...faults, { code: 'unknown-metric', path: [...path, 'metric'], message }];
}

function checkForm(gate: unknown, path: DataPath): Fault[] {
  const given = FORMS.filter((form) => fieldOf(gate, form) !== undefined);
  const hasWithin = fieldOf(gate, 'within') !== undefined;
  if (given.length !== 1) {
    const found = given.length === 0 ? 'none' : given.join(' and ');
    return [{ code: 'bad-gate', path, message: `expected one of ${FORMS.join(', ')}, got ${found}` }];
  }
  if ((given[0] === 'equals') === hasWithin) return [];
  return [
    {
      code: 'bad-gate',
      path,
      message: `expected equals and within together, got only ${hasWithin ? 'within' : 'equals'}`,
    },
  ];
}

function checkBounds(gate: unknown, path: DataPath, quantity: GateQuantity): readonly Fault[] {
  const faults: Fault[] = [];
  const [low, high] = itemsOf(fieldOf(gate, 'between')).map(numberOf);
  if (low !== undefined && high !== undefined && low > high) {
    const message = `expected the lower bound first, got ${low} and ${high}`;
    faults.push({ code: 'empty-range', path: [...path, 'between'], message });
  }
  if (!isRate(quantity)) return faults;
  const bounds: [DataPath, unknown][] = FORMS.slice(1).map((form) => [[...path, form], fieldOf(gate, form)]);
  itemsOf(fieldOf(gate, 'between')).forEach((bound, index) => bounds.push([[...path, 'between', index], bound]));
  for (const [at, bound] of bounds) {
    const value = numberOf(bound);
    if (value === undefined || (value >= 0 && value <= 1)) continue;
    faults.push({
      code: 'out-of-range',
      path: at,
      message: `expected a share of the trials from 0 to 1, got ${value}${percentHint(value)}`,
    });
  }
  return faults;
}

/**
 * The gates of a checked scenario.
 *
 * @param placeOf where a gate stands, by its index
 */
export function readGates(
  expect: readonly Expectation[],
  names: MetricNames,
  placeOf: (index: number) => Place | undefined,
): readonly Gate[] {
  return expect.map((expectation, index) => {
    const quantity = readMetric(expectation.metric, names) as GateQuantity;
    return { metric: expectation.metric, quantity, ...boundsOf(expectation), ...placeOf(index) };
  });
}

function boundsOf({
  between,
  atLeast,
  atMost,
  equals,
  within = 0,
}: Expectation): Pick<Gate, 'demand' | 'atLeast' | 'atMost'> {
  if (between) {
    return { demand: `between ${between[0]} and ${between[1]}`, atLeast: between[0], atMost: between[1] };
  }
  if (atLeast !== undefined) return { demand: `at least ${atLeast}`, atLeast };
  if (atMost !== undefined) return { demand: `at most ${atMost}`, atMost };
  const target = equals ?? 0;
  return { demand: `${target} within ${within}`, atLeast: target - within, atMost: target + within };
}
