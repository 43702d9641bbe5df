import { unitAt } from '../../../battle/battle-state.ts';
import type { RuleBook } from '../../../core/story/rule-book.ts';
import { isManeuvering, situational } from '../attack.ts';
import { EVENT } from '../events.ts';
import type { Fight } from '../fight.ts';
import type { Fighter } from '../fighter.ts';
import { ADVANCE, BY_DEFAULT, CHARGE, DEFEND, DISARM, FLEE, GRAPPLE, KILL, SUBDUE, TRIP, WITHDRAW } from '../tactic.ts';

const at = (fight: Fight, slot: number): Fighter => unitAt(fight.battle, slot);
const isHeld = ({ heldBy }: Fighter) => heldBy !== undefined;

/** Which rules decide the success or failure of an attack, by its action. */
const OUTCOME = {
  always: ['T10-32'],
  sometimes: [
    ['T10-21', (fight: Fight, unit: number) => isManeuvering(at(fight, unit))],
    ['T10-23', (_: Fight, __: number, ___: number, action: number) => action === KILL || action === SUBDUE],
    ['T10-25', (_: Fight, __: number, ___: number, action: number) => action === GRAPPLE],
    ['T10-26', (_: Fight, __: number, ___: number, action: number) => action === DISARM],
    ['T10-27', (_: Fight, __: number, ___: number, action: number) => action === TRIP],
  ],
} as const;

/** Which rules decide the events of a Target 10 battle. */
export const FIGHT_BOOK: RuleBook<Fight> = {
  events: {
    [EVENT.round]: { always: ['T10-12'] },
    [EVENT.wave]: { always: ['BTL-1', 'BTL-6', 'T10-11'] },
    [EVENT.enter]: {
      always: ['T10-1', 'T10-2', 'T10-14'],
      sometimes: [['T10-3', (fight, unit) => at(fight, unit).luck > 0]],
    },
    [EVENT.wake]: { always: ['T10-23'] },
    [EVENT.declare]: {
      always: ['BTL-4', 'BTL-5', 'T10-12'],
      sometimes: [
        ['T10-31', (fight, unit) => at(fight, unit).tactic.move === BY_DEFAULT],
        ['T10-24', (_, __, ___, ____, action) => action === DEFEND],
      ],
    },
    [EVENT.order]: { always: ['T10-13'] },
    [EVENT.group]: { always: [], sometimes: [['T10-13', (_, __, units) => units > 1]] },
    [EVENT.move]: {
      always: [],
      sometimes: [
        ['T10-18', (_, __, ___, ____, move) => move === ADVANCE || move === WITHDRAW],
        ['T10-19', (_, __, ___, ____, move) => move === CHARGE],
        ['T10-20', (_, __, ___, ____, move) => move === FLEE],
      ],
    },
    [EVENT.stand]: { always: ['T10-22'] },
    [EVENT.lost]: { always: ['BTL-4', 'T10-12'] },
    [EVENT.withheld]: { always: ['T10-18'] },
    [EVENT.bound]: { always: ['T10-28'] },
    [EVENT.attack]: {
      always: ['T10-14', 'T10-15'],
      sometimes: [
        ['T10-19', (fight, unit, target) => at(fight, unit).move === CHARGE || at(fight, target).move === CHARGE],
        ['T10-20', (_, __, ___, face) => face === 0],
        ['T10-22', (fight, unit, target) => at(fight, unit).isProne || at(fight, target).isProne],
        ['T10-24', (fight, _, target) => at(fight, target).action === DEFEND],
        ['T10-25', (fight, unit, target) => isHeld(at(fight, unit)) || isHeld(at(fight, target))],
        ['T10-26', (fight, unit) => at(fight, unit).action === DISARM],
        ['T10-30', (fight, unit, target) => situational(fight, at(fight, unit), at(fight, target)) !== 0],
      ],
    },
    [EVENT.hit]: OUTCOME,
    [EVENT.miss]: OUTCOME,
    [EVENT.luck]: { always: ['T10-3', 'T10-29'] },
    [EVENT.damage]: { always: ['T10-16'] },
    [EVENT.hurt]: { always: ['T10-17'] },
    [EVENT.push]: { always: ['T10-21'], sometimes: [['T10-30', (_, __, ___, ____, falls) => falls === 1]] },
    [EVENT.fall]: { always: ['T10-30'] },
    [EVENT.prone]: { always: ['T10-22'] },
    [EVENT.disarm]: { always: ['T10-26'] },
    [EVENT.retrieve]: { always: ['T10-26'] },
    [EVENT.held]: { always: ['T10-25'] },
    [EVENT.released]: { always: ['T10-25'] },
    [EVENT.negotiate]: { always: ['T10-4', 'T10-5', 'T10-6', 'T10-28'] },
    [EVENT.testLuck]: { always: ['T10-3', 'T10-10'] },
    [EVENT.bind]: { always: ['T10-28'] },
    [EVENT.unbind]: { always: ['T10-28'] },
    [EVENT.death]: { always: ['BTL-2', 'T10-17'] },
    [EVENT.unconscious]: {
      always: ['BTL-2'],
      sometimes: [
        ['T10-17', (_, __, wakesIn) => wakesIn === 0],
        ['T10-23', (_, __, wakesIn) => wakesIn > 0],
      ],
    },
    [EVENT.fled]: { always: ['BTL-2', 'T10-20'] },
  },
  end: ['BTL-3', 'BTL-7', 'T10-31', 'T10-32'],
};
