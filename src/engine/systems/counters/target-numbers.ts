import type { Rules } from '../../core/rule-parameter.ts';
import { createSuccessTable, type SuccessTable } from '../../core/success-table.ts';

/** Target numbers that attributes set, and the successes of a d10 against each. */
export class TargetNumbers {
  /** Where no attribute sets it. */
  readonly preset: number;
  private readonly tables: readonly SuccessTable[];
  private readonly base: number;
  private readonly lowest: number;

  constructor(rules: Rules) {
    this.base = rules.integer('check.base');
    this.lowest = rules.integer('check.lowest');
    this.preset = rules.integer('check.targetNumber');
    const highest = Math.max(this.base, this.lowest, this.preset);
    this.tables = Array.from({ length: highest + 1 }, (_, targetNumber) =>
      createSuccessTable((face) => successesOfFace(face, targetNumber, rules)),
    );
  }

  /** @rule CTR-2 */
  byAttribute(attribute: number): number {
    return Math.max(this.lowest, this.base - attribute);
  }

  /**
   * Successes of a d10 against a target number that an attribute sets, or the preset one.
   *
   * @rule CTR-3
   */
  table(targetNumber: number): SuccessTable {
    return this.tables[targetNumber]!;
  }
}

/** @rule CTR-3 */
export function successesOfFace(face: number, targetNumber: number, rules: Rules): number {
  if (face === 1 && rules.flag('pool.oneFails')) return 0;
  if (face < targetNumber) return 0;
  return face === 10 ? rules.integer('pool.ten') : 1;
}
