import { bringBack } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';

/**
 * Wakes the subdued units whose turns are over: active again where they lay, standing and free.
 *
 * @rule T10-23
 */
export function wakeUnits(fight: Fight): void {
  if (fight.sleepers === 0) return;
  const { battle, plan } = fight;
  for (let side = 0; side < 2; side++) {
    for (let slot = plan.battle.firstSlot[side]!; slot < battle.to[side]!; slot++) {
      if (fight.wakesIn[slot] === battle.round) wake(fight, slot);
    }
  }
}

function wake(fight: Fight, slot: number): void {
  fight.sleepers--;
  fight.wakesIn[slot] = 0;
  fight.hitPoints[slot] = fight.rules.wakesWith;
  fight.prone[slot] = 0;
  fight.hindrance[slot] = 0;
  bringBack(fight.battle, slot);
  fight.teller.tell(EVENT.wake, slot, fight.hitPoints[slot]!, 0, 0);
}
