import { type Fraction, fraction, ONE, times } from '../dice/fraction.ts';
import { add, type Odds, type Plain, type ScenarioOdds } from './plain-odds.ts';

/**
 * Odds of Target 10's checks and contests by going from state to state, every contestant in it. Slow and
 * plain on purpose; it imports nothing from `src`.
 */

interface Contestant {
  name: string;
  bonus: number;
  luck: number;
}

interface State {
  successes: number[];
  failures: number[];
  luck: number[];
  tests: number;
}

/** T10-4, T10-7, T10-10. */
export function checkOdds(scenario: Plain): ScenarioOdds {
  const { actor, against, rules } = scenario;
  const other = against.opponent ? testValue(against.opponent, rules) : against.nature;
  const bonus = heldWithin(testValue(actor, rules) - other, rules.bonusLimit);
  const luck = luckOf(actor.luck, rules);
  const outcomes: Odds<string> = new Map();
  const margin: Odds<number> = new Map();
  if (luck > 0 && rules.luck.when === 'instead-of-roll') {
    add(outcomes, 'success', ONE);
    return { outcomes, counted: {} };
  }
  for (let face = 1; face <= 20; face++) {
    const above = face + bonus - rules.test.targetNumber;
    add(outcomes, above >= 0 || luck > 0 ? 'success' : 'failure', fraction(1, 20));
    add(margin, above, fraction(1, 20));
  }
  return { outcomes, counted: { margin } };
}

/** T10-8, T10-9, T10-10. */
export function contestOdds(scenario: Plain): ScenarioOdds {
  const { rules } = scenario;
  const testers: [string, Plain][] = Object.entries(scenario.contestants);
  const values = testers.map(([, tester]) => testValue(tester, rules));
  const contestants = testers.map(([name, tester], i): Contestant => {
    const others = values.filter((_, j) => j !== i);
    const best = others.length === 0 ? scenario.against.nature : Math.max(...others);
    return { name, bonus: heldWithin(values[i]! - best, rules.bonusLimit), luck: luckOf(tester.luck, rules) };
  });
  const goesBefore = (i: number, j: number): boolean => {
    const [a, b] = [testers[i]![1], testers[j]![1]];
    if (values[i] !== values[j]) return values[i]! > values[j]!;
    if (a.skill !== b.skill) return a.skill > b.skill;
    return a.ability !== undefined && b.ability !== undefined && a.ability > b.ability;
  };
  const orders = permutations(contestants.map((_, i) => i)).filter((order) =>
    order.every((later, at) => order.slice(0, at).every((earlier) => !goesBefore(later, earlier))),
  );
  const odds: ScenarioOdds = { outcomes: new Map(), counted: { tests: new Map() } };
  for (const { name } of contestants) {
    odds.counted[`${name}.successes`] = new Map();
    odds.counted[`${name}.failures`] = new Map();
  }
  for (const order of orders) playOrder(scenario, contestants, order, fraction(1, orders.length), odds);
  return odds;
}

function playOrder(scenario: Plain, contestants: Contestant[], order: number[], weight: Fraction, odds: ScenarioOdds) {
  const start: State = {
    successes: contestants.map(() => 0),
    failures: contestants.map(() => 0),
    luck: contestants.map(({ luck }) => luck),
    tests: 0,
  };
  let states: Odds<string> = new Map([[JSON.stringify(start), weight]]);
  for (let turn = 0; states.size > 0; turn++) {
    const who = order[turn % order.length]!;
    const next: Odds<string> = new Map();
    for (const [text, chance] of states) {
      const state: State = JSON.parse(text);
      if (hasDroppedOut(scenario, state, who)) {
        add(next, text, chance);
        continue;
      }
      for (const [after, share] of turns(scenario, contestants, state, who)) {
        const end = endOf(scenario, contestants, after, who);
        if (end === undefined) add(next, JSON.stringify(after), times(chance, share));
        else count(odds, contestants, end, after, times(chance, share));
      }
    }
    states = next;
  }
}

function turns(scenario: Plain, contestants: Contestant[], state: State, who: number): [State, Fraction][] {
  const { rules } = scenario;
  const change = (what: 'successes' | 'failures', luck: number, tests: number): State => {
    const after: State = JSON.parse(JSON.stringify(state));
    after[what][who]!++;
    after.luck[who]! -= luck;
    after.tests += tests;
    return after;
  };
  const hasLuck = state.luck[who]! > 0;
  if (hasLuck && rules.luck.when === 'instead-of-roll') return [[change('successes', 1, 0), ONE]];
  let good = 0;
  for (let face = 1; face <= 20; face++) if (face + contestants[who]!.bonus >= rules.test.targetNumber) good++;
  const ways: [State, Fraction][] = [];
  if (good > 0) ways.push([change('successes', 0, 1), fraction(good, 20)]);
  const failed = hasLuck ? change('successes', 1, 1) : change('failures', 0, 1);
  if (good < 20) ways.push([failed, fraction(20 - good, 20)]);
  return ways;
}

function hasDroppedOut({ failures }: Plain, state: State, who: number): boolean {
  return failures?.counted === 'each' && state.failures[who]! >= failures.limit;
}

function endOf(scenario: Plain, contestants: Contestant[], state: State, who: number): string | undefined {
  const { failures } = scenario;
  if (state.successes[who] === scenario.successes) return contestants[who]!.name;
  if (failures?.counted === 'together' && state.failures.reduce((sum, n) => sum + n, 0) >= failures.limit)
    return 'failure';
  if (contestants.every((_, each) => hasDroppedOut(scenario, state, each))) return 'failure';
  return state.tests >= scenario.rules.contest.maxTests ? 'timeout' : undefined;
}

function count(
  { outcomes, counted }: ScenarioOdds,
  contestants: Contestant[],
  end: string,
  state: State,
  chance: Fraction,
) {
  add(outcomes, end, chance);
  add(counted['tests']!, state.tests, chance);
  contestants.forEach(({ name }, i) => {
    add(counted[`${name}.successes`]!, state.successes[i]!, chance);
    add(counted[`${name}.failures`]!, state.failures[i]!, chance);
  });
}

function testValue({ skill, ability, modifier, situational }: Plain, rules: Plain): number {
  return skill + situational + (modifier ?? rules.abilityModifiers[ability - 3]);
}

function luckOf(luck: number | string, rules: Plain): number {
  return typeof luck === 'number' ? luck : rules.luck[luck];
}

function heldWithin(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

function permutations(items: number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
