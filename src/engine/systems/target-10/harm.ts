import { ACTIVE, DEAD, takeOut, UNCONSCIOUS } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { LANDS } from './lands.ts';
import { rollFormula } from './roll-formula.ts';
import { KILL, SUBDUE } from './tactic.ts';

/**
 * Damage of a killing blow or of a fall: whoever takes a unit below what it lives with has killed it.
 *
 * @param by to whom it is credited
 * @rule T10-17, T10-23
 */
export function wound(fight: Fight, by: Fighter, unit: Fighter, damage: number): void {
  const { aliveFrom } = fight.rules;
  const before = unit.healthOrder;
  const after = before - damage;
  unit.healthOrder = after;
  if (damage > 0) fight.teller.tell(EVENT.hurt, unit.slot, after, 0, 0);
  if (after === 0) fight.landing |= LANDS.unconscious;
  if (before < aliveFrom || after >= aliveFrom) return;
  takeOut(fight.battle, unit, DEAD);
  by.kills++;
  fight.teller.tell(EVENT.death, unit.slot, by.slot, after, 0);
}

/** Killing blows of this group. */
export function landKilling(fight: Fight): void {
  for (let i = 0; i < fight.hitCount; i++) {
    const unit = fight.hitters[i]!;
    if (unit.action === KILL) wound(fight, unit, unit.hitTarget!, unit.hitDamage);
  }
}

/**
 * Units that killing damage and falls have left at exactly 0: unconscious for the rest of the fight.
 *
 * @rule T10-17
 */
export function landUnconscious(fight: Fight): void {
  for (let i = 0; i < fight.hitCount; i++) {
    const unit = fight.hitters[i]!.hitTarget!;
    if (unit.healthOrder !== 0 || unit.status !== ACTIVE) continue;
    takeOut(fight.battle, unit, UNCONSCIOUS);
    fight.teller.tell(EVENT.unconscious, unit.slot, 0, 0, 0);
  }
}

/**
 * Subduing blows of this group, after the killing ones: nobody goes below 0, and who comes to 0 sleeps.
 *
 * @rule T10-23
 * @noinline
 */
export function landSubduing(fight: Fight): void {
  for (let i = 0; i < fight.hitCount; i++) {
    const { action, hitDamage, hitTarget } = fight.hitters[i]!;
    const unit = hitTarget!;
    if (action !== SUBDUE || unit.status !== ACTIVE) continue;
    unit.healthOrder = Math.max(0, unit.healthOrder - hitDamage);
    fight.teller.tell(EVENT.hurt, unit.slot, unit.healthOrder, 0, 0);
    if (unit.healthOrder === 0) fallAsleep(fight, unit);
  }
}

/**
 * Draws: d6 for the turns, of the unit that sleeps.
 *
 * @rule T10-23
 */
function fallAsleep(fight: Fight, unit: Fighter): void {
  const { rules } = fight;
  const turns = Math.max(0, rollFormula(fight.dice, unit.sleepDice, rules.sleepTurns));
  unit.wakesIn = fight.battle.round + turns * rules.roundsPerTurn + 1;
  fight.sleepers++;
  takeOut(fight.battle, unit, UNCONSCIOUS);
  fight.teller.tell(EVENT.unconscious, unit.slot, unit.wakesIn, 0, 0);
}
