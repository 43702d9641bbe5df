import type { Teller } from '../teller.ts';
import type { EventRules, RuleBook } from './rule-book.ts';

/**
 * Counts how often each rule decided an event: by event in the loop, by rule when asked. No rule stands
 * behind a die alone. The state is given once it exists, before the first trial.
 */
export class RuleCounter<State> implements Teller {
  state: State | undefined;
  /** By the event's code: how often it was told, and the first of its cells in `decided`. */
  readonly told: Float64Array;
  readonly firsts: Int32Array;
  /** By event, and by those of its rules that decide it only sometimes: how often they did. */
  readonly decided: Float64Array;
  private readonly end: readonly string[];
  /** By the event's code. */
  private readonly events: readonly EventRules<State>[];
  private trials = 0;

  constructor({ end, events }: RuleBook<State>) {
    const most = Math.max(0, ...Object.keys(events).map(Number));
    this.end = end;
    this.events = Array.from({ length: most + 1 }, (_, code) => events[code] ?? { always: [] });
    this.told = new Float64Array(this.events.length);
    this.firsts = new Int32Array(this.events.length);
    let cells = 0;
    this.events.forEach(({ sometimes = [] }, code) => {
      this.firsts[code] = cells;
      cells += sometimes.length;
    });
    this.decided = new Float64Array(cells);
  }

  /** Counts from 0 again. */
  restart(): void {
    this.told.fill(0);
    this.decided.fill(0);
    this.trials = 0;
  }

  /** Notes that trials have ended. */
  endTrials(trials: number): void {
    this.trials += trials;
  }

  tell(event: number, a: number, b: number, c: number, d: number): void {
    this.told[event]!++;
    const { sometimes } = this.events[event]!;
    if (sometimes === undefined) return;
    const first = this.firsts[event]!;
    for (let i = 0; i < sometimes.length; i++) {
      if (sometimes[i]![1](this.state as State, a, b, c, d)) this.decided[first + i]!++;
    }
  }

  /** How often each of these rules decided an event so far. */
  fired(rules: readonly string[]): Float64Array {
    const counts = new Map<string, number>();
    const add = (rule: string, count: number) => counts.set(rule, (counts.get(rule) ?? 0) + count);
    this.events.forEach(({ always, sometimes = [] }, code) => {
      for (const rule of always) add(rule, this.told[code]!);
      sometimes.forEach(([rule], i) => {
        add(rule, this.decided[this.firsts[code]! + i]!);
      });
    });
    for (const rule of this.end) add(rule, this.trials);
    return Float64Array.from(rules, (rule) => counts.get(rule) ?? 0);
  }
}
