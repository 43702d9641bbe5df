import { battleScript } from '../../../battle/battle-script.ts';
import type { Script } from '../../../core/story/narrator.ts';
import type { Fight } from '../fight.ts';
import { PURPOSE_NAMES } from '../streams.ts';
import { ATTACK_PASSAGES } from './attack-passages.ts';
import { COUNTER_PASSAGES } from './counter-passages.ts';
import { FIGHT_BOOK } from './fight-book.ts';
import type { FightFacts } from './fight-facts.ts';
import { type FightPassage, FightScene } from './fight-scene.ts';
import { HARM_PASSAGES } from './harm-passages.ts';
import { TURN_PASSAGES } from './turn-passages.ts';

const PASSAGES: Readonly<Record<number, FightPassage>> = {
  ...TURN_PASSAGES,
  ...ATTACK_PASSAGES,
  ...COUNTER_PASSAGES,
  ...HARM_PASSAGES,
};

/** Tells a fight on its state. */
export function fightScript(fight: Fight): Script<FightFacts, Fight> {
  const scene = new FightScene(fight);
  return battleScript({
    state: fight,
    book: FIGHT_BOOK,
    begin: () => {
      scene.last = 0;
    },
    ...{ scene, passages: PASSAGES, purposes: PURPOSE_NAMES },
  });
}
