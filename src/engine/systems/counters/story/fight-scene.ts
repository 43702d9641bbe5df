import type { BattlePassage, BattleScene } from '../../../battle/battle-script.ts';
import { unitAt } from '../../../battle/battle-state.ts';
import { unitNames } from '../../../battle/unit-names.ts';
import type { StoryDie } from '../../../core/story/passage.ts';
import type { Fight } from '../fight.ts';
import type { Fighter } from '../fighter.ts';
import type { FightFacts } from './fight-facts.ts';

/** What the passages of a fight need besides the event: the state, names, and what was told before. */
export class FightScene implements BattleScene {
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

/** Tells an event of a fight. */
export type FightPassage = BattlePassage<FightScene, FightFacts>;
