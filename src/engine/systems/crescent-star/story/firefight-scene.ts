import type { BattlePassage, BattleScene } from '../../../battle/battle-script.ts';
import type { Firefight } from '../firefight.ts';
import type { FirefightFacts } from './firefight-facts.ts';

/** What the passages of a firefight need besides the event: the state, names, and what was told before. */
export interface FirefightScene extends BattleScene {
  readonly fight: Firefight;
  /** By slot: target, tactics entry and move as last declared. */
  readonly declared: Map<number, string>;
  /** Slot of the target of the attack being told. */
  target: number;
  /** Whether a shot, and not a blow, is being told. */
  isShot: boolean;
  /** Net successes of the save being told, stones included. */
  net: number;
  /** The attacker's successes on the wound being told. */
  against: number;
}

/** Tells an event of a firefight. */
export type FirefightPassage = BattlePassage<FirefightScene, FirefightFacts>;
