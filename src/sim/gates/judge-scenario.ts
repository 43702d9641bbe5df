import type { ExactOdds, ScenarioHead } from '../../engine/core/rules-system.ts';
import type { Tally } from '../../engine/core/tally.ts';
import type { TallyLayout } from '../../engine/core/trial-record.ts';
import type { Gate } from '../../scenarios/gates/gate.ts';
import { asChance } from '../odds/as-chance.ts';
import { exactFigure } from '../pairs/exact-figure.ts';
import { GrowingTally, type GrowOptions } from '../sequential/growing-tally.ts';
import { atLooks } from '../sequential/looks.ts';
import { type Baseline, type Change, changesSince } from './changes-since.ts';
import { exactly, sampledFigure } from './gate-figures.ts';
import type { GateResult, JudgedScenario, Known } from './gate-result.ts';
import { exactVerdict, verdictOf } from './verdict-of.ts';

/** A scenario and what is demanded of it. */
export interface GatedScenario {
  /** Resolved and checked. */
  readonly scenario: ScenarioHead;
  readonly gates: readonly Gate[];
  /** What its outcomes were, where they are to be held against it. */
  readonly baseline?: Baseline | undefined;
}

/** How trials judge. */
export interface JudgeOptions extends GrowOptions {
  readonly seed: number;
  /** How often a single verdict may be wrong. */
  readonly error: number;
  /** Trials at most. */
  readonly maxTrials: number;
  /** How much an outcome's rate may change against the baseline. */
  readonly tolerance: number;
}

/**
 * Plays a scenario until each of its gates has passed or failed. It is looked at after fixed numbers of
 * trials; a gate keeps the verdict, and the figures, of the first look that decides it.
 *
 * @throws RunError, InvariantError where trials could not be played
 */
export async function judgeByTrials(given: GatedScenario, options: JudgeOptions): Promise<JudgedScenario> {
  const { seed, maxTrials } = options;
  const growing = new GrowingTally(given.scenario, seed, options);
  const judge = new Judge(given, options);
  const complete = await growing.growTo(
    maxTrials,
    atLooks(maxTrials, (tally) => judge.look(tally)),
  );
  judge.look(growing.tally);
  return { trials: growing.tally.trials, ...judge.results(), interrupted: !complete };
}

/** Verdicts as they fall. */
class Judge {
  private readonly given: GatedScenario;
  private readonly options: JudgeOptions;
  private readonly gates: GateResult[] = [];
  private readonly changes = new Map<string, Change>();

  constructor(given: GatedScenario, options: JudgeOptions) {
    this.given = given;
    this.options = options;
  }

  /** @returns whether all is decided */
  look(tally: Tally): boolean {
    const { error } = this.options;
    const { trials } = tally;
    for (const [i, gate] of this.given.gates.entries()) {
      const known = this.gates[i];
      if (known !== undefined && known.verdict !== 'undecided') continue;
      const figure = sampledFigure(gate.quantity, tally, 1 - error);
      this.gates[i] = { gate, verdict: verdictOf(figure, gate), ...figure, trials };
    }
    this.lookBack(tally);
    const isOpen = this.gates.some(({ verdict }) => verdict === 'undecided');
    return !isOpen && [...this.changes.values()].every(({ isSettled }) => isSettled);
  }

  results(): Pick<JudgedScenario, 'gates' | 'changes'> {
    return { gates: this.gates, changes: [...this.changes.values()].map(withoutSettled) };
  }

  private lookBack(tally: Tally): void {
    const { baseline } = this.given;
    if (baseline === undefined) return;
    const { tolerance, error } = this.options;
    // A difference stands on two intervals, which share its error.
    const confidence = 1 - error / 2;
    const rates = rateOfEach(tally.layout, (label) => sampledFigure({ type: 'outcome', label }, tally, confidence));
    for (const change of changesSince(baseline, rates, { tolerance, confidence })) {
      if (this.changes.get(change.outcome)?.verdict === 'fail') continue;
      this.changes.set(change.outcome, { ...change, trials: tally.trials });
    }
  }
}

/** Judges a scenario by mathematics, without a trial. */
export function judgeExactly(
  { gates, baseline }: GatedScenario,
  layout: TallyLayout,
  odds: ExactOdds,
  { tolerance, error }: Pick<JudgeOptions, 'tolerance' | 'error'>,
): JudgedScenario {
  const results = gates.map((gate): GateResult => {
    const value = exactFigure(gate.quantity, layout, odds) as number;
    return { gate, verdict: exactVerdict(value, gate), ...exactly(value), trials: 0 };
  });
  const rates = rateOfEach(layout, (_, i) => exactly(asChance(odds.outcomes[i] ?? 0)));
  const changes = baseline === undefined ? [] : changesSince(baseline, rates, { tolerance, confidence: 1 - error / 2 });
  return {
    trials: 0,
    gates: results,
    changes: changes.map((change) => withoutSettled({ ...change, trials: 0 })),
    interrupted: false,
  };
}

function rateOfEach(
  { outcomes }: TallyLayout,
  figure: (label: string, index: number) => Known,
): Readonly<Record<string, Known>> {
  return Object.fromEntries(outcomes.map((label, i) => [label, figure(label, i)]));
}

function withoutSettled({ isSettled: _, ...change }: Change): JudgedScenario['changes'][number] {
  return change;
}
