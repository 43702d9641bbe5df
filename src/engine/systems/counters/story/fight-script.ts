import { unitAt } from '../../../battle/battle-state.ts';
import { unitNames } from '../../../battle/unit-names.ts';
import type { Script } from '../../../core/story/narrator.ts';
import type { StoryDie, Telling } from '../../../core/story/passage.ts';
import type { Fight } from '../fight.ts';
import type { Fighter } from '../fighter.ts';
import { PURPOSE_NAMES, PURPOSES } from '../streams.ts';
import { ATTACK_PASSAGES } from './attack-passages.ts';
import { COUNTER_PASSAGES } from './counter-passages.ts';
import { FIGHT_BOOK } from './fight-book.ts';
import type { FightFacts } from './fight-facts.ts';
import { HARM_PASSAGES } from './harm-passages.ts';
import { TURN_PASSAGES } from './turn-passages.ts';

/** What the passages of a fight need besides the event: the state, names, and what was told before. */
export class FightScene {
  readonly fight: Fight;
  /** By slot. */
  readonly names: readonly string[];
  dice: readonly StoryDie[] = [];
  /** Code of the event told last that has a text. */
  last = 0;
  /** Index of the attack being told, and the dice that it has by what they come from. */
  attack = 0;
  diceParts = new Map<string, number>();
  damageParts = new Map<string, number>();

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

  /** The counter of an index. */
  counter(index: number): string {
    return this.fight.plan.sources.counters[index]!.entry.name;
  }

  /** The attack of an index: a basic one, or the counter that it is. */
  attackName(attack: number): string {
    const { attacks, counters } = this.fight.plan.sources;
    return attacks[attack]!.entry.name ?? counters.find((counter) => counter.attack === attack)!.entry.name;
  }
}

export type FightPassage = (scene: FightScene, a: number, b: number, c: number, d: number) => Telling<FightFacts>;

const PASSAGES: Readonly<Record<number, FightPassage>> = {
  ...TURN_PASSAGES,
  ...ATTACK_PASSAGES,
  ...COUNTER_PASSAGES,
  ...HARM_PASSAGES,
};

/** Tells a fight on its state. */
export function fightScript(fight: Fight): Script<FightFacts, Fight> {
  const scene = new FightScene(fight);
  return {
    state: fight,
    book: FIGHT_BOOK,
    leavesDice: new Set(),
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
