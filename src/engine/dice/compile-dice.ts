import { compareDistributions } from '../core/exact/compare-distributions.ts';
import { convolve } from '../core/exact/convolve.ts';
import { negate } from '../core/exact/map-values.ts';
import type { CompiledScenario, ExactOdds, TrialRunner } from '../core/rules-system.ts';
import { StreamDice } from '../core/stream-dice.ts';
import { type TallyLayout, TrialRecord } from '../core/trial-record.ts';
import type { DiceExpression } from './dice-tree.ts';
import { checkExactSize } from './exact-size.ts';
import { exactTree } from './exact-tree.ts';
import { openEnds } from './open-ends.ts';
import { createTreeRoller } from './roll-tree.ts';

/** Key of the one stream that an expression draws from. */
const STREAM_KEY = 0x0d1ce;

/** A dice expression, to be computed or rolled. */
export interface CompiledDice extends CompiledScenario {
  /** @throws UsageError with the size where the expression is too large */
  exact(): ExactOdds;
}

/**
 * Makes a scenario of an expression: its one quantity is the `total`, its one outcome `rolled`; of a
 * comparison the `margin`, the first less the second, and the outcomes `win`, `tie` and `lose`.
 */
export function compileDice(expression: DiceExpression): CompiledDice {
  const layout: TallyLayout = {
    outcomes: expression.other === undefined ? ['rolled'] : ['win', 'tie', 'lose'],
    metrics: [expression.other === undefined ? 'total' : 'margin'],
    units: [],
    sides: [],
  };
  return {
    layout,
    createRunner: (seed) => createRunner(expression, layout, seed),
    exact: () => exactOdds(expression),
  };
}

function exactOdds(expression: DiceExpression): ExactOdds {
  checkExactSize(expression);
  const one = exactTree(expression.one);
  const ends = [openEnds(expression)];
  if (expression.other === undefined) {
    return { outcomes: [1 - one.leftOut], metrics: [one], leftOut: one.leftOut, openEnds: ends };
  }
  const other = exactTree(expression.other);
  const { win, tie, lose, leftOut } = compareDistributions(one, other);
  return { outcomes: [win, tie, lose], metrics: [convolve(one, negate(other))], leftOut, openEnds: ends };
}

function createRunner({ one, other }: DiceExpression, layout: TallyLayout, seed: number): TrialRunner {
  const dice = new StreamDice(seed, Int32Array.of(STREAM_KEY));
  const record = new TrialRecord(layout, 0);
  /* v8 ignore next -- @preserve seeded dice that would not end: less than one in 10^18 */
  const onCutShort = () => {
    record.cutShort++;
  };
  const rollOne = createTreeRoller(one, dice, onCutShort);
  const rollOther = other && createTreeRoller(other, dice, onCutShort);
  return {
    record,
    play(trial) {
      dice.startTrial(trial);
      record.cutShort = 0;
      const value = rollOne() - (rollOther?.() ?? 0);
      record.metrics[0] = value;
      record.outcome = rollOther === undefined || value > 0 ? 0 : value === 0 ? 1 : 2;
    },
  };
}
