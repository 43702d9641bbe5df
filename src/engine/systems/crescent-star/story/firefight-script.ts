import { unitNames } from '../../../battle/unit-names.ts';
import type { Script } from '../../../core/story/narrator.ts';
import type { StoryDie, Telling } from '../../../core/story/passage.ts';
import type { ToldEvent } from '../../../core/teller.ts';
import { EVENT } from '../events.ts';
import type { Firefight } from '../firefight.ts';
import { PURPOSE_NAMES, PURPOSES } from '../streams.ts';
import { ATTACK_PASSAGES } from './attack-passages.ts';
import { FIREFIGHT_BOOK } from './firefight-book.ts';
import type { FirefightFacts } from './firefight-facts.ts';
import { HARM_PASSAGES } from './harm-passages.ts';
import { ROUND_PASSAGES } from './round-passages.ts';

/** What the passages of a firefight need besides the event: the state, names, and what was told before. */
export interface FirefightScene {
  readonly fight: Firefight;
  /** By slot. */
  readonly names: readonly string[];
  readonly dice: readonly StoryDie[];
  /** By slot: target, tactics entry and move as last declared. */
  readonly declared: Map<number, string>;
  /** Code of the event told last that has a text. */
  last: number;
  /** Slot of the target of the attack being told. */
  target: number;
  /** Whether a shot, and not a blow, is being told. */
  isShot: boolean;
  /** The attacker's successes on the wound being told. */
  against: number;
}

export type FirefightPassage = (
  scene: FirefightScene,
  a: number,
  b: number,
  c: number,
  d: number,
) => Telling<FirefightFacts>;

const PASSAGES: Readonly<Record<number, FirefightPassage>> = {
  ...ROUND_PASSAGES,
  ...ATTACK_PASSAGES,
  ...HARM_PASSAGES,
};

/** Tells a firefight on its state. */
export function firefightScript(fight: Firefight): Script<FirefightFacts, Firefight> {
  const names = unitNames(fight.plan.battle);
  const memory = { declared: new Map<number, string>(), last: 0, target: 0, isShot: true, against: 0 };
  const scene = { fight, names, dice: [] as readonly StoryDie[], ...memory };
  return {
    state: fight,
    book: FIREFIGHT_BOOK,
    leavesDice: new Set([EVENT.shot, EVENT.blow]),
    begin: () => scene.declared.clear(),
    ownerOf: (stream) => ({
      by: names[Math.floor(stream / PURPOSES)]!,
      for: PURPOSE_NAMES[stream % PURPOSES]!,
    }),
    narrate([event, a, b, c, d]: ToldEvent, dice) {
      scene.dice = dice;
      const telling = PASSAGES[event]!(scene, a, b, c, d);
      if (telling[2] !== 'silent') scene.last = event;
      return telling;
    },
  };
}
