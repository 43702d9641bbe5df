import type { SuccessRule } from '../core/exact/success-count.ts';

/** A parsed expression, or a comparison of two. */
export interface DiceExpression {
  /** As it was given. */
  readonly text: string;
  readonly one: DiceNode;
  /** What `one` is compared with. */
  readonly other?: DiceNode;
}

/** Every pool in a tree is rolled on its own: `d6 - d6` are two dice. */
export type DiceNode = ConstantNode | PoolNode | SumNode | ScaleNode;

export interface ConstantNode {
  readonly kind: 'constant';
  readonly value: number;
}

export interface SumNode {
  readonly kind: 'sum';
  readonly terms: readonly DiceNode[];
}

export interface ScaleNode {
  readonly kind: 'scale';
  readonly factor: number;
  readonly of: DiceNode;
}

/**
 * Like dice thrown together. What is done to them has one order, that of the fields: a roll is rolled
 * again (`reroll`, `rerollOnce`), it explodes, dice are kept, and what is left is added up or counted.
 */
export interface PoolNode {
  readonly kind: 'pool';
  /** Where it stands in the text, from 1. */
  readonly column: number;
  /** As it stands there, without spaces. */
  readonly text: string;
  readonly count: number;
  /** Faces of a die. */
  readonly low: number;
  readonly high: number;
  /** Faces that are rolled again until another shows. */
  readonly reroll: readonly number[];
  /** Faces that are rolled again once, whatever comes. */
  readonly rerollOnce: readonly number[];
  readonly explode?: Explosion;
  /** One after another, each on what those before it left. */
  readonly keeps: readonly Keep[];
  /** Dice are counted, not added up. */
  readonly successes?: SuccessRule;
}

/** A die that shows its highest face is rolled again. */
export interface Explosion {
  /** Most further rolls of a die, 1 or more; infinite for no end. */
  readonly depth: number;
  /** Each further roll is a die of its own (`!s`), in place of being added to its die (`!`). */
  readonly separate: boolean;
}

/** `kh`, `kl`: keep the highest, the lowest; `dh`, `dl`: drop them. */
export interface Keep {
  readonly what: 'kh' | 'kl' | 'dh' | 'dl';
  readonly dice: number;
}
