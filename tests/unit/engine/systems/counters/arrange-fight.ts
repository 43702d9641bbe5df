import { battleLayout } from '../../../../../src/engine/battle/battle-record.ts';
import { RecordingTeller } from '../../../../../src/engine/core/teller.ts';
import { TrialRecord } from '../../../../../src/engine/core/trial-record.ts';
import type { Attack } from '../../../../../src/engine/systems/counters/attack.ts';
import * as deciding from '../../../../../src/engine/systems/counters/decide.ts';
import { EVENT } from '../../../../../src/engine/systems/counters/events.ts';
import * as exchanges from '../../../../../src/engine/systems/counters/exchange.ts';
import { extrasOf } from '../../../../../src/engine/systems/counters/extras.ts';
import { enterFresh, Fight, startFight } from '../../../../../src/engine/systems/counters/fight.ts';
import { compileFight, type FightPlan } from '../../../../../src/engine/systems/counters/fight-plan.ts';
import { createFightRunner } from '../../../../../src/engine/systems/counters/fight-runner.ts';
import type { Fighter } from '../../../../../src/engine/systems/counters/fighter.ts';
import { fightScript } from '../../../../../src/engine/systems/counters/story/fight-script.ts';
import * as strikes from '../../../../../src/engine/systems/counters/strike.ts';
import { ScriptedDice, type ScriptedDie } from '../../../scripted-dice.ts';
import { type ScriptedStory, scriptedStory } from '../scripted-story.ts';
import { battleOf, type FileBattle, type FileUnit } from './battle-of.ts';

/** What a test says of a fight: one unit a side, or several; builds are free. */
export interface FightSketch extends Omit<FileBattle, 'sides'> {
  readonly red: Partial<FileUnit> | readonly Partial<FileUnit>[];
  readonly blue?: Partial<FileUnit> | readonly Partial<FileUnit>[];
  readonly redSide?: object;
  readonly blueSide?: object;
  readonly script?: readonly ScriptedDie[];
}

/** d10 that show these faces. */
export function tens(...faces: readonly number[]): ScriptedDie[] {
  return faces.map((face) => [10, face]);
}

export function planOf({ red, blue = {}, redSide, blueSide, ...rest }: FightSketch): FightPlan {
  const units = (side: string, sketches: FightSketch['red']) =>
    [sketches].flat().map((unit, i) => ({ name: `${side}${i + 1}`, at: side === 'Red' ? 0 : 1, ...unit }) as FileUnit);
  return compileFight(
    battleOf({
      ...rest,
      sides: { red: { ...redSide, units: units('Red', red) }, blue: { ...blueSide, units: units('Blue', blue) } },
    }),
  );
}

/**
 * A fight on the field, no turn begun, whose dice are scripted and whose events are recorded. Slots:
 * red first, then blue; `red` and `blue` are the first of each side. It is red's first unit that is on turn.
 */
export function arrange(sketch: FightSketch) {
  const plan = planOf(sketch);
  const dice = new ScriptedDice(sketch.script ?? []);
  const teller = new RecordingTeller();
  const layout = battleLayout(plan.battle, extrasOf(plan.counterNames));
  const fight = new Fight(plan, dice, teller, new TrialRecord(layout, plan.battle.maxRounds));
  startFight(fight, 0);
  fight.battle.round = 1;
  enterFresh(fight, fight.battle.one);
  enterFresh(fight, fight.battle.two);
  const units = unitsOf(fight);
  fight.onTurn = units.red;
  const told = (kind: keyof typeof EVENT) =>
    teller.events.filter(([code]) => code === EVENT[kind]).map(([, ...values]) => values);
  const counted =
    (quantity: string) =>
    (name: string, side: 0 | 1 = 1) =>
      fight.metrics[layout.metrics.indexOf(`${layout.sides[side]}.${quantity}.${name}`)] as number;
  const counts = { uses: counted('uses'), recovered: counted('recovered'), prevented: counted('prevented') };
  return { fight, ...units, plan, dice, told, ...counts };
}

/** The first unit of each side, and any by its slot. */
function unitsOf({ battle }: Fight) {
  const units = [...battle.one.units, ...battle.two.units];
  const unit = (slot: number) => units[slot] as Fighter;
  return { red: unit(0), blue: battle.two.units[0] as Fighter, unit };
}

/** Plays a whole trial with the script, initiative included; it must be used up. */
export function playOut(sketch: FightSketch) {
  const plan = planOf(sketch);
  const layout = battleLayout(plan.battle, extrasOf(plan.counterNames));
  const dice = new ScriptedDice(sketch.script ?? []);
  const teller = new RecordingTeller();
  const record = new TrialRecord(layout, plan.battle.maxRounds);
  const { fight, play } = createFightRunner(plan, dice, teller, record);
  play(0);
  dice.expectUsedUp();
  return {
    fight,
    ...unitsOf(fight),
    metric: (name: string) => record.metrics[layout.metrics.indexOf(name)] as number,
    outcome: layout.outcomes[record.outcome] as string,
    told: (kind: keyof typeof EVENT) =>
      teller.events.filter(([code]) => code === EVENT[kind]).map(([, ...values]) => values),
  };
}

/** Plays a whole trial as `playOut` does, and tells it. */
export function tellOut(sketch: FightSketch): ScriptedStory {
  const plan = planOf(sketch);
  const record = new TrialRecord(battleLayout(plan.battle, extrasOf(plan.counterNames)), plan.battle.maxRounds);
  return scriptedStory(
    sketch.script ?? [],
    (dice, teller) => createFightRunner(plan, dice, teller, record),
    fightScript,
  );
}

/** One attack by its place in the plan. */
export function strike(fight: Fight, unit: Fighter, target: Fighter, attack: number): void {
  strikes.strike(fight, unit, target, fight.plan.attacks[attack] as Attack);
}

/** An attack by its place in the plan, until it is fully resolved. */
export function carryOut(fight: Fight, unit: Fighter, target: Fighter, attack: number): void {
  exchanges.carryOut(fight, unit, target, fight.plan.attacks[attack] as Attack);
}

/** Place in the plan of the attack that a unit makes, −1 without one. */
export function chooseAttack(fight: Fight, unit: Fighter, target: Fighter): number {
  return deciding.chooseAttack(fight, unit, target)?.index ?? -1;
}
