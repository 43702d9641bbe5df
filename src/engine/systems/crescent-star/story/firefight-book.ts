import { unitAt } from '../../../battle/battle-state.ts';
import type { RuleBook } from '../../../core/story/rule-book.ts';
import { weaponOf } from '../attack.ts';
import { EVENT } from '../events.ts';
import type { Fighter } from '../fighter.ts';
import type { Firefight } from '../firefight.ts';
import { NEVER_FOLDS } from '../firefight-plan.ts';
import { isOnlyMoving } from '../move.ts';
import { BY_DEFAULT } from '../tactic.ts';
import { shotIncrements } from './shot-number.ts';

const ROLL = ['CS-1', 'CS-2', 'CS-3', 'CS-4'] as const;

const at = (fight: Firefight, slot: number): Fighter => unitAt(fight.battle, slot);
const isClock = ({ plan }: Firefight) => plan.rules.isCountingClock;
const isRound = (fight: Firefight) => !isClock(fight);

/** Which rules decide the events of a Crescent Star battle. */
export const FIREFIGHT_BOOK: RuleBook<Firefight> = {
  events: {
    [EVENT.round]: {
      always: [],
      sometimes: [
        ['CS-14', isRound],
        ['CS-15', isClock],
      ],
    },
    [EVENT.phase]: { always: ['CS-15'] },
    [EVENT.wave]: {
      always: ['BTL-1', 'BTL-6', 'CS-11', 'CS-23'],
      sometimes: [['CS-10', (fight, side) => side === fight.plan.players]],
    },
    [EVENT.declare]: {
      always: ['BTL-4', 'BTL-5', 'CS-13'],
      sometimes: [['CS-25', (fight, unit) => at(fight, unit).tactic.move === BY_DEFAULT]],
    },
    [EVENT.move]: { always: ['CS-12'] },
    [EVENT.lost]: {
      always: [],
      sometimes: [
        ['BTL-4', (fight, unit) => !isOnlyMoving(at(fight, unit).move)],
        ['CS-12', (fight, unit) => isOnlyMoving(at(fight, unit).move)],
      ],
    },
    [EVENT.shot]: {
      always: ['CS-16'],
      sometimes: [
        ['CS-24', (fight, unit, _, __, distance) => weaponOf(at(fight, unit), distance).isFromCatalogue],
        ['CS-26', isFoldedShot],
        ['CS-27', (fight, _, target) => at(fight, target).cover !== 0],
        ['CS-28', isLongShot],
      ],
    },
    [EVENT.blow]: { always: ['CS-8', 'CS-17'] },
    [EVENT.attackRoll]: {
      always: ROLL,
      sometimes: [
        ['CS-6', (fight, unit) => at(fight, unit).kind.shoot.push + at(fight, unit).kind.melee.push > 0],
        ['CS-21', (fight, unit) => at(fight, unit).hindrance > 0],
      ],
    },
    [EVENT.stones]: { always: ['CS-10'] },
    [EVENT.hit]: { always: ['CS-25'] },
    [EVENT.miss]: { always: ['CS-25'] },
    [EVENT.link]: { always: ['CS-9', 'CS-18'] },
    [EVENT.haste]: { always: ['CS-15', 'CS-18'] },
    [EVENT.wasted]: { always: ['CS-14'] },
    [EVENT.damage]: {
      always: ['CS-19'],
      sometimes: [
        ['CS-5', (fight, unit) => at(fight, unit).aimWeapon.byStrength],
        ['CS-18', (fight, unit) => at(fight, unit).hitSuccesses > at(fight, unit).aimWeapon.auto],
      ],
    },
    [EVENT.save]: {
      always: [...ROLL, 'CS-20'],
      sometimes: [
        ['CS-6', (fight, unit) => at(fight, unit).kind.resist.push > 0],
        ['CS-26', (fight, unit, number) => isFoldedSave(fight, at(fight, unit), number)],
      ],
    },
    [EVENT.saved]: { always: ['CS-21'] },
    [EVENT.wounds]: { always: ['CS-21'] },
    [EVENT.death]: { always: ['BTL-2', 'CS-5', 'CS-22'] },
    [EVENT.fear]: { always: ['CS-15'] },
  },
  end: ['BTL-3', 'BTL-7', 'CS-25'],
};

function isFoldedShot(fight: Firefight, unit: number, target: number, number: number): boolean {
  const { foldsAbove, rangeStep } = fight.plan.rules;
  if (foldsAbove === NEVER_FOLDS) return false;
  return number < at(fight, target).presented + rangeStep * shotIncrements(fight, unit, target);
}

function isLongShot(fight: Firefight, unit: number, target: number): boolean {
  const { longFrom, longPenalty } = fight.plan.rules;
  return longPenalty !== 0 && shotIncrements(fight, unit, target) >= longFrom;
}

function isFoldedSave({ plan }: Firefight, { damage, wounds }: Fighter, targetNumber: number): boolean {
  return targetNumber !== (plan.rules.savesAgainstWounds ? wounds : damage);
}
