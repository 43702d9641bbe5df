import type { Contender } from '../compare/compare.ts';
import { PACKAGE_VERSION } from '../package-version.ts';
import type { Difference } from '../pairs/difference.ts';
import { differenceOf, eventsOf, type Figure, requirePaired, sharedConfidence } from '../pairs/figures.ts';
import type { VariantTallies } from '../pairs/paired-tallies.ts';
import { type PairedRun, type PairOptions, pairLimits, playPairs } from '../pairs/play-pairs.ts';
import { identityOf, type ScenarioIdentity } from '../scenario-identity.ts';

/** A value that is moved, and where to. */
export interface Moved {
  readonly path: string;
  readonly from: string;
  /** One or more. */
  readonly moves: readonly Move[];
}

/** Where a value is moved to: a step down or up, or another choice. */
export interface Move {
  readonly direction: 'down' | 'up' | 'alternative';
  readonly to: string;
  /** The base with the value moved. */
  readonly variant: Contender;
}

export interface SensitivityOptions extends PairOptions {
  /** What every variant is held against; its trials and seed are the defaults. */
  readonly base: Contender;
  /** One or more. */
  readonly moved: readonly Moved[];
  /** A rate or a mean, as `readFigure` reads it. */
  readonly figure: Figure;
}

/** What a move does to the figure. */
export interface MoveEffect extends Difference {
  readonly direction: Move['direction'];
  readonly to: string;
}

/** A value, and what each of its moves does. */
export interface SensitivityRow {
  readonly path: string;
  readonly from: string;
  readonly moves: readonly MoveEffect[];
}

/** What matters most, first. */
export interface SensitivityResult extends ScenarioIdentity {
  readonly evenodds: string;
  readonly figure: Figure;
  readonly seed: number;
  /** Of the base and of each variant. */
  readonly trials: number;
  /** Of the intervals of all moves together. */
  readonly confidence: number;
  /** Moves that share the error of that. */
  readonly moves: number;
  /** By the larger of the effects of its moves; among equal ones in the order given. */
  readonly rows: readonly SensitivityRow[];
  readonly interrupted: boolean;
}

/**
 * Moves values of a scenario one at a time, played in pairs with the scenario as it is, and says what each
 * move does to a figure. All intervals share one error budget.
 *
 * @returns figures of all trials, or of those before an interrupt (`interrupted` is then true)
 * @throws UsageError where an option is out of range, or the figure is a quantile
 * @throws PartialRunError where the run failed after some trials, with the result of those
 * @throws RunError, InvariantError where it failed before
 */
export async function sensitivity(options: SensitivityOptions): Promise<SensitivityResult> {
  const { base, moved, figure } = options;
  const limits = pairLimits(base.scenario, options);
  const variants = moved.flatMap(({ moves }) => moves.map(({ variant }) => variant.scenario));
  const scenarios = { base: base.scenario, variants, events: eventsOf([figure]) };
  requirePaired([figure]);
  return await playPairs(scenarios, limits, options, ({ tallies, interrupted }: PairedRun) => {
    const each = sharedConfidence(limits.confidence, variants.length);
    const effects = tallies.variants.map((variant: VariantTallies) => differenceOf(figure, tallies, variant, each));
    return {
      evenodds: PACKAGE_VERSION,
      ...identityOf(base),
      figure,
      ...{ seed: limits.seed, trials: tallies.trials, confidence: limits.confidence, moves: variants.length },
      rows: rowsOf(moved, effects),
      interrupted,
    };
  });
}

function rowsOf(moved: readonly Moved[], effects: readonly Difference[]): SensitivityRow[] {
  let next = 0;
  const rows = moved.map(({ path, from, moves }) => ({
    path,
    from,
    moves: moves.map(({ direction, to }): MoveEffect => ({ direction, to, ...(effects[next++] as Difference) })),
  }));
  return rows.sort((one, other) => sizeOf(other) - sizeOf(one));
}

/** The larger of the effects of a value's moves. */
function sizeOf({ moves }: SensitivityRow): number {
  return moves.reduce((most, { difference }) => Math.max(most, Math.abs(difference)), 0);
}
