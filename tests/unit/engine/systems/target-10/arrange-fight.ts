import { battleLayout } from '../../../../../src/engine/battle/battle-record.ts';
import type { NestedRules } from '../../../../../src/engine/core/rule-parameter.ts';
import { RecordingTeller } from '../../../../../src/engine/core/teller.ts';
import { TrialRecord } from '../../../../../src/engine/core/trial-record.ts';
import { EVENT } from '../../../../../src/engine/systems/target-10/events.ts';
import { EXTRAS } from '../../../../../src/engine/systems/target-10/extras.ts';
import type { Fight } from '../../../../../src/engine/systems/target-10/fight.ts';
import { compileFight } from '../../../../../src/engine/systems/target-10/fight-plan.ts';
import { createFightRunner } from '../../../../../src/engine/systems/target-10/fight-runner.ts';
import { slotOf } from '../../../../../src/engine/systems/target-10/fighter.ts';
import type {
  Stretch,
  TacticsEntry,
  Target10Battle,
  Target10Side,
  Target10Unit,
  Weapon,
} from '../../../../../src/engine/systems/target-10/scenario.ts';
import { fightScript } from '../../../../../src/engine/systems/target-10/story/fight-script.ts';
import { ScriptedDice, type ScriptedDie } from '../../../scripted-dice.ts';
import { type ScriptedStory, scriptedStory } from '../scripted-story.ts';

/** What a test says of a unit; all else has Hit Dice 2, 10 hit points, scores of 10 and bare hands. */
export type UnitSketch = Partial<Omit<Target10Unit, 'abilities'>> & { abilities?: Partial<Target10Unit['abilities']> };

export interface FightSketch {
  rules?: NestedRules;
  terrain?: readonly Stretch[];
  red: readonly UnitSketch[];
  blue: readonly UnitSketch[];
  redSide?: Partial<Target10Side>;
  blueSide?: Partial<Target10Side>;
  script?: readonly ScriptedDie[];
}

/** Does nothing, and rolls nothing but its d6 for the order of play. */
export const IDLE: readonly TacticsEntry[] = [{ move: 'hold', action: 'retrieve' }];

export const SWORD: Weapon = { name: 'Sword', kind: 'melee', bonus: 0 };
export const BOW: Weapon = { name: 'Bow', kind: 'ranged', bonus: 0 };

export function unitOf(sketch: UnitSketch, name = 'Unit'): Target10Unit {
  return {
    name,
    hitDice: 2,
    hitPoints: 10,
    modifiers: {},
    armor: 0,
    luck: 0,
    venturer: false,
    negotiation: 0,
    weapons: [],
    tactics: [],
    ...sketch,
    abilities: { strength: 10, dexterity: 10, charisma: 10, ...sketch.abilities },
  };
}

export function battleOf(sketch: FightSketch): Target10Battle {
  const side = (letter: string, units: readonly UnitSketch[], more: object = {}): Target10Side => ({
    waves: 1,
    nextWave: 'on-defeat',
    units: units.map((unit, i) => unitOf(unit, `${letter}${i + 1}`)),
    ...more,
  });
  return {
    format: 1,
    name: 'A test',
    system: 'target-10',
    kind: 'battle',
    trials: 1,
    seed: 1,
    rules: { maxRounds: 1, field: { distance: 3 }, ...sketch.rules },
    terrain: sketch.terrain ?? [],
    sides: { red: side('R', sketch.red, sketch.redSide), blue: side('B', sketch.blue, sketch.blueSide) },
  };
}

/** What became of each unit, by slot. */
export interface Field {
  readonly place: readonly number[];
  readonly hitPoints: readonly number[];
  readonly fullHitPoints: readonly number[];
  readonly prone: readonly number[];
  /** Slot of the holder, or −1. */
  readonly heldBy: readonly number[];
  readonly dropped: readonly number[];
}

function fieldOf({ battle }: Fight): Field {
  const units = [...battle.one.units, ...battle.two.units];
  return {
    place: units.map(({ place }) => place),
    hitPoints: units.map(({ healthOrder }) => healthOrder),
    fullHitPoints: units.map(({ fullHitPoints }) => fullHitPoints),
    prone: units.map(({ isProne }) => Number(isProne)),
    heldBy: units.map(({ heldBy }) => slotOf(heldBy)),
    dropped: units.map(({ dropped }) => dropped),
  };
}

export interface ArrangedFight {
  readonly fight: Field;
  readonly record: TrialRecord;
  /** Values of a counted quantity after `play`. */
  metric(name: string): number;
  outcome(): string;
  /** Integers of the events of one kind, in order. */
  told(kind: keyof typeof EVENT): number[][];
}

/**
 * Plays a fight whose dice are scripted, all of them used up, and whose events are recorded. One round,
 * the sides 3 paces apart, where nothing else is said. Slots: red first, then blue.
 */
export function playFight(sketch: FightSketch): ArrangedFight {
  const plan = compileFight(battleOf(sketch));
  const layout = battleLayout(plan.battle, EXTRAS);
  const dice = new ScriptedDice(sketch.script ?? []);
  const teller = new RecordingTeller();
  const record = new TrialRecord(layout, plan.battle.maxRounds);
  const runner = createFightRunner(plan, dice, teller, record);
  runner.play(0);
  dice.expectUsedUp();
  return {
    fight: fieldOf(runner.fight),
    record,
    metric: (name) => record.metrics[layout.metrics.indexOf(name)] as number,
    outcome: () => layout.outcomes[record.outcome] as string,
    told: (kind) => teller.events.filter(([code]) => code === EVENT[kind]).map(([, ...values]) => values),
  };
}

/** Plays a fight as `playFight` does, and tells it. */
export function tellFight(sketch: FightSketch): ScriptedStory {
  const plan = compileFight(battleOf(sketch));
  const record = new TrialRecord(battleLayout(plan.battle, EXTRAS), plan.battle.maxRounds);
  return scriptedStory(
    sketch.script ?? [],
    (dice, teller) => createFightRunner(plan, dice, teller, record),
    fightScript,
  );
}

/** d6 of each unit for the order of play, in roster order, side one first. */
export function order(...faces: number[]): ScriptedDie[] {
  return faces.map((face) => [6, face]);
}

export const d20 = (face: number): ScriptedDie => [20, face];
export const d6 = (face: number): ScriptedDie => [6, face];
/** A weapon's flight: paces, and 1 for down the line, 2 for up. */
export const flight = (paces: number, way: 1 | 2): ScriptedDie[] => [
  [6, paces],
  [2, way],
];
