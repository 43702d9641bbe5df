import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import type { EventHead, StoryDie } from '../src/engine/core/story/passage.ts';
import type { TrialRecord } from '../src/engine/core/trial-record.ts';
import { SYSTEMS } from '../src/engine/registry.ts';
import { loadScenario } from '../src/scenarios/load-scenario.ts';
import { compileScenario } from '../src/sim/execution/compile-scenario.ts';

/** Every shipped scenario, by its name. */
export const SHIPPED = readdirSync('scenarios')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.slice(0, -'.yaml'.length));

/** An event of any system, read as data. */
type ReadEvent = EventHead & Readonly<Record<string, unknown>>;

function counted({ outcome, cutShort, rounds, metrics, units, active }: TrialRecord, sides: number) {
  return {
    outcome,
    cutShort,
    rounds,
    metrics: [...metrics],
    units: [...units],
    active: active.slice(0, sides * rounds),
  };
}

/**
 * Tells trials of a shipped scenario and holds each against the fast loop: all that is counted must be
 * the same, every number of the story must follow from its dice and parts, and the rules that the story
 * names must be those that are counted.
 */
export function holdStoriesAgainstFastLoop(name: string, trials: readonly number[]): void {
  const { scenario } = loadScenario(`scenarios/${name}.yaml`);
  const compiled = compileScenario(SYSTEMS, scenario);
  const { story, layout } = compiled;
  if (story === undefined) throw new Error(`${name} tells no stories`);
  const [fast, told, counting] = [compiled.createRunner(7), story.createStoryRunner(7), story.createCountingRunner(7)];
  const rules = [...story.rules];
  const named = new Map<string, number>();
  for (const trial of trials) {
    for (const runner of [fast, told, counting]) runner.play(trial);
    expect(counted(told.record, layout.sides.length)).toEqual(counted(fast.record, layout.sides.length));
    expect(counted(counting.record, layout.sides.length)).toEqual(counted(fast.record, layout.sides.length));
    for (const { event } of told.story) {
      for (const rule of event.rules) named.set(rule, (named.get(rule) ?? 0) + 1);
      const wrong = CHECKS[scenario.system]?.(event as ReadEvent);
      if (wrong) throw new Error(`${name}, trial ${trial}: ${wrong} in ${JSON.stringify(event)}`);
    }
  }
  const fired = counting.fired(rules);
  const atEnd = new Set(['BTL-3', 'BTL-7', 'CS-25', 'CTR-26', 'T10-31', 'T10-32']);
  rules.forEach((rule, i) => {
    const ends = layout.sides.length > 0 && atEnd.has(rule) ? trials.length : 0;
    expect([rule, fired[i]]).toEqual([rule, (named.get(rule) ?? 0) + ends]);
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const facesOf = (event: ReadEvent) => (event.dice ?? []).map(({ face }) => face);
const numberAt = (event: ReadEvent, fact: string) => event[fact] as number;
const partsOf = (event: ReadEvent) => event['parts'] as Record<string, number>;

const CHECKS: Readonly<Record<string, (event: ReadEvent) => string | undefined>> = {
  'crescent-star': checkCrescentStar,
  counters: checkCounters,
  'target-10': checkTarget10,
};

/** CS-1, CS-3, CS-4, CS-16, without options that no shipped scenario sets but folding. */
function checkCrescentStar(event: ReadEvent): string | undefined {
  if (event.event === 'shot') {
    const { size, increments, perIncrement, folds } = event['from'] as Record<string, number>;
    const target = size! + perIncrement! * increments! - 7 * folds!;
    return target === event['targetNumber'] ? undefined : 'the target number does not add up';
  }
  if (!['attack-roll', 'save', 'roll'].includes(event.event)) return undefined;
  const own = (event.dice ?? []).filter((die: StoryDie) => die.for !== 'guard');
  const total = sum(own.map(({ face }) => face)) + numberAt(event, 'value') + numberAt(event, 'push');
  if (total !== event['total']) return 'the total is not that of the dice';
  const { rolled, automatic, stones = 0, wounds, folds = 0, cover = 0, longRange = 0 } = partsOf(event);
  const net = rolled! + automatic! + stones - wounds! - folds + cover + longRange - ((event['against'] as number) || 0);
  if (event.event !== 'save' && net !== event['net']) return 'the net successes do not add up';
  const over = total - numberAt(event, 'targetNumber');
  const successes = over < 0 ? 0 : 1 + Math.floor(over / 7);
  return event['skill'] === 'melee' || rolled === successes
    ? undefined
    : 'the rolled successes are not those of the total';
}

/** CTR-3 and CTR-13. */
function checkCounters(event: ReadEvent): string | undefined {
  const dice = event['dicePool'];
  if (typeof dice !== 'number' || event['targetNumber'] === undefined) return undefined;
  if (Math.max(0, dice) !== facesOf(event).length) return 'the dice are not as many as the pool';
  const successes = sum(facesOf(event).map((face) => successesOf(face, numberAt(event, 'targetNumber'))));
  if (successes !== event['successes']) return 'the successes are not those of the dice';
  return event['parts'] === undefined || sum(Object.values(partsOf(event))) === dice
    ? undefined
    : 'the parts of the pool do not add up';
}

function successesOf(face: number, targetNumber: number): number {
  if (face === 1 || face < targetNumber) return 0;
  return face === 10 ? 2 : 1;
}

/** T10-4, T10-6, T10-15. */
function checkTarget10(event: ReadEvent): string | undefined {
  if (event.event === 'attack' && event['automatic'] === false) {
    if (facesOf(event).at(-1) !== event['face']) return 'the face is not that of the die';
    const difference = Math.max(-10, Math.min(10, sum(Object.values(partsOf(event)))));
    const isRight = difference + numberAt(event, 'situational') === event['modifier'];
    return isRight ? undefined : 'the modifier does not add up';
  }
  if (event.event === 'test') {
    const margin = numberAt(event, 'face') + numberAt(event, 'bonus') - numberAt(event, 'targetNumber');
    return margin === event['margin'] ? undefined : 'the margin does not add up';
  }
  if (event.event !== 'damage') return undefined;
  const damage = Math.max(1, sum(facesOf(event)) + numberAt(event, 'modifier'));
  return damage === event['damage'] ? undefined : 'the damage is not that of the dice';
}
