import { bringBack, type SideState } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';

/**
 * Wakes the subdued units whose turns are over: active again where they lay, standing and free.
 *
 * @rule T10-23
 */
export function wakeUnits(fight: Fight): void {
  if (fight.sleepers === 0) return;
  wakeSide(fight, fight.battle.one);
  wakeSide(fight, fight.battle.two);
}

/** @noinline */
function wakeSide(fight: Fight, side: SideState<Fighter>): void {
  for (let i = 0; i < side.to; i++) {
    if (side.units[i]!.wakesIn === fight.battle.round) wake(fight, side.units[i]!);
  }
}

function wake(fight: Fight, unit: Fighter): void {
  fight.sleepers--;
  fight.field++;
  unit.wakesIn = 0;
  unit.healthOrder = fight.rules.wakesWith;
  unit.isProne = false;
  unit.hindrance = 0;
  bringBack(fight.battle, unit);
  fight.teller.tell(EVENT.wake, unit.slot, unit.healthOrder, 0, 0);
}
