import type { Teller } from '../teller.ts';
import type { EventRules, RuleBook } from './rule-book.ts';

/** How often an event was told, and how often each of the rules that decide it only sometimes did so. */
class EventCount<State> {
  told = 0;
  readonly always: readonly string[];
  readonly rules: readonly string[];
  readonly when: NonNullable<EventRules<State>['sometimes']>[number][1][];
  readonly decided: Float64Array;

  constructor({ always, sometimes = [] }: EventRules<State>) {
    this.always = always;
    this.rules = sometimes.map(([rule]) => rule);
    this.when = sometimes.map(([, when]) => when);
    this.decided = new Float64Array(sometimes.length);
  }
}

/**
 * Counts how often each rule decided an event: by event in the loop, by rule when asked. No rule stands
 * behind a die alone. The state is given once it exists, before the first trial.
 */
export class RuleCounter<State> implements Teller {
  state: State | undefined;
  private readonly end: readonly string[];
  /** By the event's code. */
  private readonly events: readonly EventCount<State>[];
  private trials = 0;

  constructor({ end, events }: RuleBook<State>) {
    const most = Math.max(0, ...Object.keys(events).map(Number));
    this.end = end;
    this.events = Array.from({ length: most + 1 }, (_, code) => new EventCount(events[code] ?? { always: [] }));
  }

  /** Notes that a trial has ended. */
  endTrial(): void {
    this.trials++;
  }

  tell(event: number, a: number, b: number, c: number, d: number): void {
    const count = this.events[event]!;
    count.told++;
    const { when } = count;
    for (let i = 0; i < when.length; i++) {
      if (when[i]!(this.state as State, a, b, c, d)) count.decided[i]!++;
    }
  }

  /** How often each of these rules decided an event so far. */
  fired(rules: readonly string[]): Float64Array {
    const counts = new Map<string, number>();
    const add = (rule: string, count: number) => counts.set(rule, (counts.get(rule) ?? 0) + count);
    for (const { always, decided, rules: sometimes, told } of this.events) {
      for (const rule of always) add(rule, told);
      sometimes.forEach((rule, i) => {
        add(rule, decided[i]!);
      });
    }
    for (const rule of this.end) add(rule, this.trials);
    return Float64Array.from(rules, (rule) => counts.get(rule) ?? 0);
  }
}
