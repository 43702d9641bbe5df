import { unitAt } from '../../../battle/battle-state.ts';
import { unitNames } from '../../../battle/unit-names.ts';
import type { Script } from '../../../core/story/narrator.ts';
import type { Place, StoryDie, Telling } from '../../../core/story/passage.ts';
import { EVENT } from '../events.ts';
import type { Fight } from '../fight.ts';
import type { Fighter } from '../fighter.ts';
import { PURPOSE_NAMES, PURPOSES } from '../streams.ts';
import { ATTACK_PASSAGES } from './attack-passages.ts';
import { FIGHT_BOOK } from './fight-book.ts';
import type { FightFacts } from './fight-facts.ts';
import { LANDING_PASSAGES } from './landing-passages.ts';
import { ROUND_PASSAGES } from './round-passages.ts';

/** What the passages of a fight need besides the event: the state, names, and what was told before. */
export class FightScene {
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

export type FightPassage = (scene: FightScene, a: number, b: number, c: number, d: number) => Telling<FightFacts>;

const LANDING = new Set(Object.keys(LANDING_PASSAGES).map(Number));

const PASSAGES: Readonly<Record<number, FightPassage>> = {
  ...ROUND_PASSAGES,
  ...ATTACK_PASSAGES,
  ...LANDING_PASSAGES,
};

/** Tells a fight on its state. */
export function fightScript(fight: Fight): Script<FightFacts, Fight> {
  const scene = new FightScene(fight);
  return {
    state: fight,
    book: FIGHT_BOOK,
    leavesDice: new Set([EVENT.push]),
    begin: () => {
      scene.last = 0;
    },
    ownerOf: (stream) => ({
      by: scene.name(Math.floor(stream / PURPOSES)),
      for: PURPOSE_NAMES[stream % PURPOSES]!,
    }),
    narrate([event, a, b, c, d], dice) {
      scene.dice = dice;
      const telling = PASSAGES[event]!(scene, a, b, c, d);
      if (telling[2] !== 'silent') scene.last = event;
      return telling;
    },
  };
}
