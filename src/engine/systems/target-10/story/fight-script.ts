import { battleScript } from '../../../battle/battle-script.ts';
import type { Script } from '../../../core/story/narrator.ts';
import { EVENT } from '../events.ts';
import type { Fight } from '../fight.ts';
import { PURPOSE_NAMES } from '../streams.ts';
import { ATTACK_PASSAGES } from './attack-passages.ts';
import { FIGHT_BOOK } from './fight-book.ts';
import type { FightFacts } from './fight-facts.ts';
import { type FightPassage, FightScene } from './fight-scene.ts';
import { LANDING_PASSAGES } from './landing-passages.ts';
import { ROUND_PASSAGES } from './round-passages.ts';

const PASSAGES: Readonly<Record<number, FightPassage>> = {
  ...ROUND_PASSAGES,
  ...ATTACK_PASSAGES,
  ...LANDING_PASSAGES,
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
    leavesDice: [EVENT.push],
  });
}
