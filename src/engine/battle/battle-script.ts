import type { Script } from '../core/story/narrator.ts';
import type { StoryDie, Telling } from '../core/story/passage.ts';

/** What the passages of any fight need besides the event; a system's scene has more. */
export interface BattleScene {
  /** By slot. */
  readonly names: readonly string[];
  /** Those of the event being told. */
  dice: readonly StoryDie[];
  /** Code of the event told last that has a text. */
  last: number;
}

/** Tells an event of a fight. */
export type BattlePassage<Scene, Facts> = (scene: Scene, a: number, b: number, c: number, d: number) => Telling<Facts>;

/** How a system tells its fights. */
export interface BattleTelling<Scene, Facts, State> extends Pick<Script<Facts, State>, 'state' | 'book' | 'begin'> {
  readonly scene: Scene;
  /** By code of the event. */
  readonly passages: Readonly<Record<number, BattlePassage<Scene, Facts>>>;
  /** Streams of a unit in their order, by what their dice are for. */
  readonly purposes: readonly string[];
  /** Events that leave their dice to the next one. */
  readonly leavesDice?: readonly number[];
}

/** Tells a fight on its state, each event by its passage. */
export function battleScript<Scene extends BattleScene, Facts, State>(
  telling: BattleTelling<Scene, Facts, State>,
): Script<Facts, State> {
  const { state, book, begin, scene, passages, purposes, leavesDice = [] } = telling;
  return {
    ...{ state, book, begin },
    leavesDice: new Set(leavesDice),
    ownerOf: (stream) => ({
      by: scene.names[Math.floor(stream / purposes.length)]!,
      for: purposes[stream % purposes.length]!,
    }),
    narrate([event, a, b, c, d], dice) {
      scene.dice = dice;
      const told = passages[event]!(scene, a, b, c, d);
      if (told[2] !== 'silent') scene.last = event;
      return told;
    },
  };
}
