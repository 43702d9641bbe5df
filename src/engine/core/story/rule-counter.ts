import type { Teller } from '../teller.ts';
import { DIE_EVENT } from '../told-dice.ts';
import type { EventRules, RuleBook } from './rule-book.ts';

/**
 * Counts how often each rule decided an event: by the event's code in the loop, by rule when asked.
 * The state is given once it exists, before the first trial.
 */
export class RuleCounter<State> implements Teller {
  state: State | undefined;
  private readonly book: RuleBook<State>;
  private readonly byCode: (EventRules<State> | undefined)[];
  private readonly told: Float64Array;
  private readonly sometimes = new Map<string, number>();
  private trials = 0;

  constructor(book: RuleBook<State>) {
    const most = Math.max(0, ...Object.keys(book.events).map(Number));
    this.book = book;
    this.byCode = Array.from({ length: most + 1 }, (_, code) => book.events[code]);
    this.told = new Float64Array(most + 1);
  }

  /** Notes that a trial has ended. */
  endTrial(): void {
    this.trials++;
  }

  tell(event: number, a: number, b: number, c: number, d: number): void {
    if (event === DIE_EVENT) return;
    this.told[event]!++;
    const sometimes = this.byCode[event]?.sometimes;
    if (sometimes === undefined || this.state === undefined) return;
    for (let i = 0; i < sometimes.length; i++) {
      const [rule, when] = sometimes[i]!;
      if (when(this.state, a, b, c, d)) this.sometimes.set(rule, (this.sometimes.get(rule) ?? 0) + 1);
    }
  }

  /** How often each of these rules decided an event so far. */
  fired(rules: readonly string[]): Float64Array {
    const counts = new Map(this.sometimes);
    const add = (rule: string, count: number) => counts.set(rule, (counts.get(rule) ?? 0) + count);
    this.byCode.forEach((of, code) => {
      for (const rule of of?.always ?? []) add(rule, this.told[code]!);
    });
    for (const rule of this.book.end) add(rule, this.trials);
    return Float64Array.from(rules, (rule) => counts.get(rule) ?? 0);
  }
}
