import type { BattlePassage, BattleScene } from '../../../battle/battle-script.ts';
import { unitAt } from '../../../battle/battle-state.ts';
import { unitNames } from '../../../battle/unit-names.ts';
import type { Place, StoryDie } from '../../../core/story/passage.ts';
import { EVENT } from '../events.ts';
import type { Fight } from '../fight.ts';
import type { Fighter } from '../fighter.ts';
import type { FightFacts } from './fight-facts.ts';

/** What lands at the end of a group (T10-13). */
const LANDING: ReadonlySet<number> = new Set([
  ...[EVENT.hurt, EVENT.push, EVENT.fall, EVENT.prone, EVENT.disarm, EVENT.retrieve, EVENT.held, EVENT.released],
  ...[EVENT.bind, EVENT.unbind, EVENT.death, EVENT.unconscious, EVENT.fled],
]);

/** What the passages of a fight need besides the event: the state, names, and what was told before. */
export class FightScene implements BattleScene {
  readonly fight: Fight;
  /** By slot. */
  readonly names: readonly string[];
  dice: readonly StoryDie[] = [];
  /** Code of the event told last that has a text. */
  last = 0;
  /** Units of the group that acts, and whether something of it was told. */
  groupSize = 0;
  isGroupTold = false;

  constructor(fight: Fight) {
    this.fight = fight;
    this.names = unitNames(fight.plan.battle);
  }

  unit(slot: number): Fighter {
    return unitAt(this.fight.battle, slot);
  }

  name(slot: number): string {
    return this.names[slot]!;
  }

  /** Events of one code in a row share a paragraph. */
  joining(event: number): Place {
    return this.last === event ? 'sentence' : 'paragraph';
  }

  /** What a unit of the group does: all of one who acts alone is one paragraph. */
  acting(): Place {
    const isFirst = !this.isGroupTold;
    this.isGroupTold = true;
    return this.groupSize === 1 && !isFirst ? 'sentence' : 'paragraph';
  }

  /** What follows from the acts of a group: of several a paragraph of its own. */
  landing(): Place {
    return this.groupSize <= 1 || LANDING.has(this.last) ? 'sentence' : 'paragraph';
  }
}

/** Tells an event of a fight. */
export type FightPassage = BattlePassage<FightScene, FightFacts>;
