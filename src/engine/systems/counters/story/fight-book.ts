import { unitAt } from '../../../battle/battle-state.ts';
import type { RuleBook } from '../../../core/story/rule-book.ts';
import { ATTACK_ROLL, DAMAGE_WINDOW, MANEUVER, OFFENSIVE, SUCCESSES } from '../counter.ts';
import { EVENT } from '../events.ts';
import type { Fight } from '../fight.ts';

const POOL = ['CTR-2', 'CTR-3'] as const;

/** Which rules decide the events of a Counters battle. */
export const FIGHT_BOOK: RuleBook<Fight> = {
  events: {
    [EVENT.round]: { always: [] },
    [EVENT.wave]: { always: ['BTL-1', 'BTL-6', 'CTR-7'] },
    [EVENT.initiative]: { always: ['CTR-8'] },
    [EVENT.breakInAction]: { always: ['CTR-10'] },
    [EVENT.turn]: { always: ['CTR-9'], sometimes: [['CTR-22', (_, __, isLost) => isLost === 1]] },
    [EVENT.decide]: { always: ['BTL-4', 'BTL-5', 'CTR-9'] },
    [EVENT.move]: { always: ['CTR-7'] },
    [EVENT.standUp]: { always: ['CTR-9', 'CTR-24'] },
    [EVENT.lost]: { always: ['BTL-4', 'CTR-9'] },
    [EVENT.attack]: {
      always: ['CTR-12'],
      sometimes: [
        ['CTR-24', isHinderedByProne],
        ['CTR-25', (fight, _, __, attack) => fight.plan.attacks[attack]!.grapples],
      ],
    },
    [EVENT.attackRoll]: { always: ['CTR-1', ...POOL, 'CTR-13'] },
    [EVENT.counter]: {
      always: ['CTR-10', 'CTR-21'],
      sometimes: [
        ['CTR-11', (fight, _, index) => fight.plan.counters[index]!.stands],
        ['CTR-12', (_, __, ___, window) => window === ATTACK_ROLL || window === MANEUVER],
        ['CTR-14', (_, __, ___, window) => window === SUCCESSES],
        ['CTR-17', (_, __, ___, window) => window === DAMAGE_WINDOW],
        ['CTR-19', (fight, _, index, window) => window === OFFENSIVE || fight.plan.counters[index]!.isInterrupt],
        ['CTR-20', (fight, _, index, window) => window !== OFFENSIVE && actsAfter(fight, index)],
      ],
    },
    [EVENT.counterRoll]: { always: POOL },
    [EVENT.standingBlock]: { always: ['CTR-11', 'CTR-17'] },
    [EVENT.standingReduction]: { always: ['CTR-11'] },
    [EVENT.hit]: { always: ['CTR-14', 'CTR-26'] },
    [EVENT.miss]: { always: ['CTR-14', 'CTR-26'] },
    [EVENT.damageRoll]: { always: [...POOL, 'CTR-15', 'CTR-16'] },
    [EVENT.stopped]: { always: ['CTR-16'] },
    [EVENT.absorbed]: { always: ['CTR-16'] },
    [EVENT.levels]: { always: ['CTR-18', 'CTR-23', 'CTR-26'] },
    [EVENT.stunCheck]: { always: [...POOL, 'CTR-4', 'CTR-22'] },
    [EVENT.stunned]: { always: ['CTR-22'] },
    [EVENT.knockOutCheck]: { always: [...POOL, 'CTR-4', 'CTR-23'] },
    [EVENT.out]: { always: ['BTL-2', 'CTR-23'] },
    [EVENT.contest]: { always: [...POOL, 'CTR-4', 'CTR-5', 'CTR-24'] },
    [EVENT.grapple]: { always: [...POOL, 'CTR-4', 'CTR-5', 'CTR-25'] },
    [EVENT.prone]: { always: ['CTR-24'] },
    [EVENT.hold]: { always: ['CTR-25'] },
    [EVENT.holdEnds]: { always: ['CTR-25'] },
    [EVENT.recover]: { always: ['CTR-11'] },
    [EVENT.standingEnds]: { always: ['CTR-11'] },
    [EVENT.nextAttack]: { always: ['CTR-13'] },
    [EVENT.selfDamage]: { always: ['CTR-23'] },
    [EVENT.cutShort]: { always: ['CTR-19'] },
  },
  end: ['BTL-3', 'BTL-7', 'CTR-26'],
};

function isHinderedByProne(fight: Fight, slot: number, target: number, attack: number): boolean {
  if (unitAt(fight.battle, slot).isProne) return true;
  return !fight.plan.attacks[attack]!.isRanged && unitAt(fight.battle, target).isProne;
}

/** Whether a defensive counter is an attack or a move once the attack is resolved. */
function actsAfter({ plan }: Fight, index: number): boolean {
  const { attack, isInterrupt, move } = plan.counters[index]!;
  return !isInterrupt && (attack !== undefined || move !== 0);
}
