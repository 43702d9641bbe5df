import { battleScript } from '../../../battle/battle-script.ts';
import { unitNames } from '../../../battle/unit-names.ts';
import type { Script } from '../../../core/story/narrator.ts';
import type { StoryDie } from '../../../core/story/passage.ts';
import { EVENT } from '../events.ts';
import type { Firefight } from '../firefight.ts';
import { PURPOSE_NAMES } from '../streams.ts';
import { ATTACK_PASSAGES } from './attack-passages.ts';
import { FIREFIGHT_BOOK } from './firefight-book.ts';
import type { FirefightFacts } from './firefight-facts.ts';
import type { FirefightPassage } from './firefight-scene.ts';
import { HARM_PASSAGES } from './harm-passages.ts';
import { ROUND_PASSAGES } from './round-passages.ts';

const PASSAGES: Readonly<Record<number, FirefightPassage>> = {
  ...ROUND_PASSAGES,
  ...ATTACK_PASSAGES,
  ...HARM_PASSAGES,
};

/** Tells a firefight on its state. */
export function firefightScript(fight: Firefight): Script<FirefightFacts, Firefight> {
  const names = unitNames(fight.plan.battle);
  const memory = { declared: new Map<number, string>(), last: 0, target: 0, isShot: true, net: 0, against: 0 };
  const scene = { fight, names, dice: [] as readonly StoryDie[], ...memory };
  return battleScript({
    state: fight,
    book: FIREFIGHT_BOOK,
    begin: () => scene.declared.clear(),
    ...{ scene, passages: PASSAGES, purposes: PURPOSE_NAMES },
    leavesDice: [EVENT.shot, EVENT.blow],
  });
}
