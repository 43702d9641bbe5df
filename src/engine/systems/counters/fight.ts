import { BattleState, enterWave, resetBattle, type SideState } from '../../battle/battle-state.ts';
import { Situation } from '../../battle/conditions.ts';
import type { Dice, TrialIndex } from '../../core/dice.ts';
import type { Teller } from '../../core/teller.ts';
import type { TrialRecord } from '../../core/trial-record.ts';
import { Blow } from './blow.ts';
import type { Counter } from './counter.ts';
import { EVENT } from './events.ts';
import type { FightPlan, FightRules } from './fight-plan.ts';
import { Fighter, freshen } from './fighter.ts';
import type { Tactic } from './tactic.ts';

/** All that changes in a Counters battle; allocated once, reset for each trial. */
export class Fight {
  readonly plan: FightPlan;
  /** Those of the plan. */
  readonly rules: FightRules;
  readonly dice: Dice;
  readonly teller: Teller;
  readonly battle: BattleState<Fighter>;

  /** Units in the order of their turns: the first `orderCount` (CTR-8). */
  readonly order: Fighter[];
  orderCount = 0;

  /** Counts what changes who is nearest to whom: moves, waves, and units that go out. */
  formation = 0;

  /** Whose turn it is. */
  onTurn: Fighter | undefined = undefined;
  /** As decided for the turn. */
  tactic: Tactic;
  target: Fighter | undefined = undefined;
  /** Attacks made in this turn. */
  attacksInTurn = 0;
  /** Counters that act once the attack is fully resolved, their owners and triggering targets (CTR-20). */
  readonly after: (Counter | undefined)[];
  readonly afterOwner: Fighter[];
  readonly afterTarget: Fighter[];
  afterCount = 0;
  readonly blow = new Blow();

  /** `TrialRecord.metrics`, where stuns and counters in play are counted as they happen (CTR-26). */
  readonly metrics: Int32Array;
  cutShort = 0;

  readonly situation = new Situation();

  constructor(plan: FightPlan, dice: Dice, teller: Teller, { metrics }: TrialRecord) {
    this.plan = plan;
    this.rules = plan.rules;
    this.dice = dice;
    this.teller = teller;
    this.battle = new BattleState(plan.battle, (slot) => new Fighter(plan, dice, slot));
    const first = this.battle.one.units[0]!;
    this.order = [...this.battle.one.units, ...this.battle.two.units];
    this.tactic = first.kind.tactics[0]!;
    const queued = plan.rules.mostAttacks + 1;
    this.after = new Array<Counter | undefined>(queued).fill(undefined);
    this.afterOwner = new Array<Fighter>(queued).fill(first);
    this.afterTarget = new Array<Fighter>(queued).fill(first);
    this.metrics = metrics;
  }
}

/** Empties the field for trial `trial`. */
export function startFight(fight: Fight, trial: TrialIndex): void {
  fight.dice.startTrial(trial);
  resetBattle(fight.battle);
  fight.orderCount = 0;
  fight.onTurn = undefined;
  fight.cutShort = 0;
  fight.metrics.fill(0);
}

/**
 * Puts a side's next wave on the field, fresh, where the file placed it.
 *
 * @rule BTL-6, CTR-7
 */
export function enterFresh(fight: Fight, side: SideState<Fighter>): void {
  const first = side.to;
  enterWave(side);
  for (let i = first; i < side.to; i++) freshen(side.units[i]!);
  fight.formation = (fight.formation + 1) | 0;
  fight.teller.tell(EVENT.wave, side.side, side.entered - 1, 0, 0);
}
