import { UsageError } from '../../engine/core/errors.ts';
import type { ScenarioHead } from '../../engine/core/rules-system.ts';

/**
 * Two scenarios can be played with the same randomness where they are of one system and one kind.
 *
 * @throws UsageError where they are not
 */
export function requirePair(a: ScenarioHead, b: ScenarioHead): void {
  if (a.kind !== b.kind) {
    throw new UsageError(`compare: expected two scenarios of one kind, got a ${a.kind} and a ${b.kind}`);
  }
  if (a.system !== b.system) {
    throw new UsageError(
      `compare: expected two scenarios of one system, which share their dice, got ${a.system} and ${b.system}; run plays each alone`,
    );
  }
}
