import { activeEnemiesOf, facing } from './look-up.ts';
import { RUN_TIMES_SPEED, STEP_PACES } from './rule-parameters.ts';
import { isAttack } from './strike-means.ts';
import type { Battle, Declaration, Unit } from './types.ts';

/** One unit's act within a tie group: its own movement, worked out on the state at the start of the group. */
export interface Act {
  readonly unit: Unit;
  readonly declaration: Declaration;
  /** Where it stands after its own movement. */
  place: number;
  /** Whether it gets up before its action. */
  standsUp: boolean;
  /** Whether it flees (its flight was not made void). */
  flees: boolean;
  /** The charger that it meets half-way (T10-13), or null. */
  meets: Act | null;
}

/** @rule T10-26 The first knocked-away weapon of the unit's list, or null. */
export function weaponToRetrieve(unit: Unit): { readonly index: number; readonly place: number } | null {
  for (let index = 0; index < unit.plan.weapons.length; index += 1) {
    const place = unit.lostWeapons.get(index);
    if (place !== undefined) return { index, place };
  }
  return null;
}

/**
 * @rule T10-12, T10-26 By what a movement goes: the declared target's place (the last one, where it went out), or the
 * lost weapon's with the action `retrieve`.
 */
export function goalPlace(unit: Unit, declaration: Declaration): number | null {
  if (declaration.action === 'retrieve') {
    const weapon = weaponToRetrieve(unit);
    if (weapon !== null) return weapon.place;
  }
  return declaration.target === null ? null : declaration.target.place;
}

/** @rule T10-18, T10-19, T10-20 The place after the declared movement, others standing where they are now. */
function placeAfterMove(battle: Battle, unit: Unit, declaration: Declaration): number {
  const goal = goalPlace(unit, declaration);
  const runPaces = RUN_TIMES_SPEED * unit.plan.speedPaces;
  if (declaration.move === 'flee') return unit.place - facing(unit.place, goal ?? unit.place, unit.side) * runPaces;
  if (goal === null) return unit.place;
  const gap = Math.abs(goal - unit.place);
  const ahead = facing(unit.place, goal, unit.side);
  switch (declaration.move) {
    case 'advance':
      return unit.place + ahead * Math.min(STEP_PACES, gap);
    case 'withdraw':
      return unit.place - ahead * STEP_PACES;
    case 'charge':
      return unit.place + ahead * Math.min(runPaces, Math.max(0, gap - battle.rules.reachPaces));
    default:
      return unit.place;
  }
}

/** @rule T10-22 Whether an active enemy within reach has declared an attack on this unit this round. */
function isBeingAttacked(battle: Battle, unit: Unit): boolean {
  return activeEnemiesOf(battle, unit).some((enemy) => {
    const declared = enemy.declaration;
    if (declared === null || declared.target !== unit || !isAttack(declared.action)) return false;
    return Math.abs(enemy.place - unit.place) <= battle.rules.reachPaces;
  });
}

/** @rule T10-13 Whether two acts of a group are charges at each other. */
function chargeEachOther(a: Act, b: Act): boolean {
  return chargesAt(a, b.unit) && chargesAt(b, a.unit);
}

function chargesAt(act: Act, target: Unit): boolean {
  const { unit, declaration } = act;
  if (declaration.move !== 'charge' || unit.movementVoid || declaration.target !== target) return false;
  return !(declaration.action === 'retrieve' && weaponToRetrieve(unit) !== null);
}

/** @rule T10-13 Each covers half of what lies between them beyond reach, side one the odd pace. */
function meetHalfWay(battle: Battle, acts: readonly Act[]): void {
  for (const a of acts.filter((act) => act.unit.side === 0)) {
    for (const b of acts.filter((act) => act.unit.side === 1)) {
      if (!chargeEachOther(a, b)) continue;
      const between = Math.max(0, Math.abs(a.unit.place - b.unit.place) - battle.rules.reachPaces);
      const ahead = facing(a.unit.place, b.unit.place, 0);
      const shareA = Math.min(Math.ceil(between / 2), RUN_TIMES_SPEED * a.unit.plan.speedPaces);
      const shareB = Math.min(Math.floor(between / 2), RUN_TIMES_SPEED * b.unit.plan.speedPaces);
      a.place = a.unit.place + ahead * shareA;
      b.place = b.unit.place - ahead * shareB;
      a.meets = b;
      b.meets = a;
    }
  }
}

/**
 * @rule T10-13, T10-22, T10-25 The movements of a tie group, none of them carried out yet.
 * @param group the active units of the group, in roster order
 */
export function planMovements(battle: Battle, group: readonly Unit[]): Act[] {
  const acts: Act[] = [];
  for (const unit of group) {
    const declaration = unit.declaration;
    if (declaration === null) continue;
    const moves = !unit.movementVoid;
    acts.push({
      unit,
      declaration,
      place: moves ? placeAfterMove(battle, unit, declaration) : unit.place,
      standsUp: moves && declaration.move === 'stand' && !isBeingAttacked(battle, unit),
      flees: moves && declaration.move === 'flee',
      meets: null,
    });
  }
  meetHalfWay(battle, acts);
  return acts;
}
