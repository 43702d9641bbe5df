import type { ScenarioHead } from '../../engine/core/rules-system.ts';
import type { GateQuantity } from '../../scenarios/gates/gate.ts';
import { exactly, sampledFigure } from '../gates/gate-figures.ts';
import type { Known } from '../gates/gate-result.ts';
import { exactFigure } from '../pairs/exact-figure.ts';
import { GrowingTally, type GrowOptions } from '../sequential/growing-tally.ts';
import type { TunePoint } from './tune-result.ts';

/** What is wanted of a metric. */
export interface TuneTarget {
  readonly quantity: GateQuantity;
  readonly value: number;
  /** How near is near enough, above 0. */
  readonly within: number;
}

/** Trials that may still be played, of all candidates together. */
export interface Budget {
  left: number;
  interrupted: boolean;
}

/** One value of the parameter: its trials so far, the same ones as those of the others. */
export class Candidate {
  readonly value: string;
  readonly index: number;
  private readonly growing: GrowingTally;
  private readonly target: TuneTarget;
  private readonly confidence: number;
  private readonly exact: Known | undefined;
  private known: Known | undefined;

  /** @param confidence of this candidate's interval */
  constructor(
    given: { readonly value: string; readonly scenario: ScenarioHead; readonly index: number },
    target: TuneTarget,
    options: GrowOptions & { readonly seed: number; readonly confidence: number },
  ) {
    this.value = given.value;
    this.index = given.index;
    this.target = target;
    this.confidence = options.confidence;
    this.growing = new GrowingTally(given.scenario, options.seed, options);
    const { compiled } = this.growing;
    const odds = compiled.exact?.();
    this.exact = odds && exactly(exactFigure(target.quantity, compiled.layout, odds) as number);
  }

  get isExact(): boolean {
    return this.exact !== undefined;
  }

  get trials(): number {
    return this.isExact ? 0 : this.growing.tally.trials;
  }

  /** Whether there is anything to say of it. */
  get isKnown(): boolean {
    return this.isExact || this.trials > 0;
  }

  /** The metric; of a candidate that is known. */
  get figure(): Known {
    this.known ??= this.exact ?? sampledFigure(this.target.quantity, this.growing.tally, this.confidence);
    return this.known;
  }

  get point(): TunePoint {
    return { value: this.value, ...this.figure, trials: this.trials };
  }

  /** −1 where the metric lies below the target for certain, 1 above, 0 where that is not known. */
  get side(): number {
    const { low, high } = this.figure;
    const { value } = this.target;
    return high < value ? -1 : low > value ? 1 : 0;
  }

  /** How far from the target the metric lies, at least and at most. */
  get distance(): { readonly least: number; readonly most: number } {
    const { low, high } = this.figure;
    const ends = [Math.abs(low - this.target.value), Math.abs(high - this.target.value)];
    return { least: this.side === 0 ? 0 : Math.min(...ends), most: Math.max(...ends) };
  }

  get halfWidth(): number {
    return (this.figure.high - this.figure.low) / 2;
  }

  /** Plays on to a number of trials, as far as the budget goes. */
  async growTo(trials: number, budget: Budget): Promise<void> {
    const before = this.trials;
    const end = Math.min(trials, before + budget.left);
    if (this.isExact || end <= before || budget.interrupted) return;
    const complete = await this.growing.growTo(end);
    this.known = undefined;
    budget.left -= this.trials - before;
    budget.interrupted = !complete;
  }
}
