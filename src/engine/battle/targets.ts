import type { Dice } from '../core/dice.ts';
import { TARGET_CHOICES, type TargetChoice } from './battle-scenario.ts';

const NEAREST = TARGET_CHOICES.indexOf('nearest');
const WEAKEST = TARGET_CHOICES.indexOf('weakest');
const STRONGEST = TARGET_CHOICES.indexOf('strongest');
const RANDOM = TARGET_CHOICES.indexOf('random');
const SPREAD = TARGET_CHOICES.indexOf('spread');

/** The number that stands for a choice in compiled tactics. */
export function targetChoiceCode(choice: TargetChoice): number {
  return TARGET_CHOICES.indexOf(choice);
}

/** Enemies that a unit might choose, in roster order: scratch space, filled anew for each decision. */
export class Targets {
  count = 0;
  readonly slots: Int32Array;
  readonly distances: Int32Array;

  /** @param most slots of the larger side */
  constructor(most: number) {
    this.slots = new Int32Array(most);
    this.distances = new Int32Array(most);
  }
}

/** Adds an enemy after those of lower roster order. */
export function addTarget(targets: Targets, slot: number, distance: number): void {
  targets.slots[targets.count] = slot;
  targets.distances[targets.count] = distance;
  targets.count++;
}

/** Who chooses, and what the choice needs to know of it. */
export interface Chooser {
  /** By slot: the system's order of health, higher for healthier. */
  readonly healthOrder: Int32Array;
  readonly dice: Dice;
}

/**
 * Picks among the legal targets.
 *
 * Draws: for `random`, one die of as many sides as there are targets.
 *
 * @param choice code of `targetChoiceCode`
 * @param index of the choosing unit in its side's roster
 * @param stream for the draw
 * @returns index into `targets`, −1 where there is none
 * @rule BTL-4
 */
export function pickTarget(chooser: Chooser, targets: Targets, choice: number, index: number, stream: number): number {
  if (targets.count === 0) return -1;
  if (choice === NEAREST) return leastOf(targets.distances, targets.count);
  if (choice === WEAKEST || choice === STRONGEST) return byHealth(chooser.healthOrder, targets, choice === WEAKEST);
  if (choice === RANDOM) return chooser.dice.one(stream, targets.count) - 1;
  return choice === SPREAD ? index % targets.count : 0;
}

function leastOf(values: Int32Array, count: number): number {
  let least = 0;
  for (let i = 1; i < count; i++) if (values[i]! < values[least]!) least = i;
  return least;
}

function byHealth(order: Int32Array, targets: Targets, weakest: boolean): number {
  let best = 0;
  for (let i = 1; i < targets.count; i++) {
    const ahead = order[targets.slots[i]!]! - order[targets.slots[best]!]!;
    if (weakest ? ahead < 0 : ahead > 0) best = i;
  }
  return best;
}
