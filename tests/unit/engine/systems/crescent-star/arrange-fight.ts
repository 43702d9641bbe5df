import { battleLayout } from '../../../../../src/engine/battle/battle-record.ts';
import type { NestedRules } from '../../../../../src/engine/core/rule-parameter.ts';
import { RecordingTeller } from '../../../../../src/engine/core/teller.ts';
import { TrialRecord } from '../../../../../src/engine/core/trial-record.ts';
import { EVENT } from '../../../../../src/engine/systems/crescent-star/events.ts';
import type { Fighter } from '../../../../../src/engine/systems/crescent-star/fighter.ts';
import type { Firefight } from '../../../../../src/engine/systems/crescent-star/firefight.ts';
import { compileFirefight } from '../../../../../src/engine/systems/crescent-star/firefight-plan.ts';
import { createFirefightRunner, EXTRAS } from '../../../../../src/engine/systems/crescent-star/firefight-runner.ts';
import { GUNS } from '../../../../../src/engine/systems/crescent-star/guns.ts';
import type {
  ArmoryEntry,
  CrescentStarBattle,
  CrescentStarSide,
  CrescentStarUnit,
} from '../../../../../src/engine/systems/crescent-star/scenario.ts';
import { firefightScript } from '../../../../../src/engine/systems/crescent-star/story/firefight-script.ts';
import { ScriptedDice, type ScriptedDie } from '../../../scripted-dice.ts';
import { type ScriptedStory, scriptedStory } from '../scripted-story.ts';

/** What a test says of a unit; all else is a plain trooper with bare hands and, among the players, no stones. */
export type UnitSketch = Partial<Omit<CrescentStarUnit, 'attributes' | 'skills'>> & {
  attributes?: Partial<CrescentStarUnit['attributes']>;
  skills?: Partial<CrescentStarUnit['skills']>;
};

export interface FightSketch {
  rules?: NestedRules;
  armory?: Record<string, ArmoryEntry>;
  players: readonly UnitSketch[];
  opposition: readonly UnitSketch[];
  playersSide?: Partial<CrescentStarSide>;
  oppositionSide?: Partial<CrescentStarSide>;
  script?: readonly ScriptedDie[];
}

function unitOf(sketch: UnitSketch, name = 'Unit'): CrescentStarUnit {
  return {
    name,
    size: 'human',
    effectiveness: 4,
    cool: 0,
    weapons: [],
    tactics: [],
    ...sketch,
    attributes: { strength: 3, resistance: 3, manipulation: 3, observation: 3, ...sketch.attributes },
    skills: { shoot: '0s0', melee: '0s0', parry: '0s0', dodge: '0s0', resist: '0s0', ...sketch.skills },
  };
}

function battleOf(sketch: FightSketch): CrescentStarBattle {
  const side = (role: CrescentStarSide['role'], units: readonly UnitSketch[], more: object = {}): CrescentStarSide => ({
    role,
    waves: 1,
    nextWave: 'on-defeat',
    units: units.map((unit, i) => unitOf(unit, `${role === 'players' ? 'P' : 'G'}${i + 1}`)),
    ...more,
  });
  return {
    format: 1,
    name: 'A test',
    system: 'crescent-star',
    kind: 'battle',
    trials: 1,
    seed: 1,
    rules: sketch.rules ?? {},
    armory: { ...GUNS, ...sketch.armory },
    sides: {
      players: side(
        'players',
        sketch.players.map((unit) => ({ stones: 0, ...unit })),
        sketch.playersSide,
      ),
      opposition: side('gamemaster', sketch.opposition, sketch.oppositionSide),
    },
  };
}

export interface ArrangedFight {
  readonly fight: Firefight;
  /** By slot: players first, then the opposition. */
  readonly units: readonly Fighter[];
  readonly record: TrialRecord;
  /** Values of a counted quantity after `play`. */
  metric(name: string): number;
  outcome(): string;
  /** Plays the whole trial with the script, which must be used up. */
  play(): void;
  /** Integers of the events of one kind, in order. */
  told(kind: keyof typeof EVENT): number[][];
  readonly dice: ScriptedDice;
}

/** A battle whose dice are scripted and whose events are recorded. */
export function arrangeFight(sketch: FightSketch): ArrangedFight {
  const plan = compileFirefight(battleOf(sketch));
  const layout = battleLayout(plan.battle, EXTRAS);
  const dice = new ScriptedDice(sketch.script ?? []);
  const teller = new RecordingTeller();
  const record = new TrialRecord(layout, plan.battle.maxRounds);
  const runner = createFirefightRunner(plan, dice, teller, record);
  return {
    fight: runner.fight,
    units: [...runner.fight.battle.one.units, ...runner.fight.battle.two.units],
    record,
    dice,
    metric: (name) => record.metrics[layout.metrics.indexOf(name)] as number,
    outcome: () => layout.outcomes[record.outcome] as string,
    play() {
      runner.play(0);
      dice.expectUsedUp();
    },
    told: (kind) => teller.events.filter(([code]) => code === EVENT[kind]).map(([, ...values]) => values),
  };
}

/** Plays a whole trial with the script, which must be used up, and tells it. */
export function tellFirefight(sketch: FightSketch): ScriptedStory {
  const plan = compileFirefight(battleOf(sketch));
  const record = new TrialRecord(battleLayout(plan.battle, EXTRAS), plan.battle.maxRounds);
  return scriptedStory(
    sketch.script ?? [],
    (dice, teller) => createFirefightRunner(plan, dice, teller, record),
    firefightScript,
  );
}

/** A d10 and a d4 of CS-1 that show no maximum unless asked to. */
export function d10d4(first: number, second: number): ScriptedDie[] {
  return [
    [10, first],
    [4, second],
  ];
}

/** `count` dice of `sides`, all showing `face`. */
export function dice(count: number, sides: number, face: number): ScriptedDie[] {
  return Array.from({ length: count }, () => [sides, face]);
}
