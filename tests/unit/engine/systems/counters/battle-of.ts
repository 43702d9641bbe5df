import type { NextWave } from '../../../../../src/engine/battle/battle-scenario.ts';
import type { NestedRules } from '../../../../../src/engine/core/rule-parameter.ts';
import { ATTRIBUTES, type Attribute } from '../../../../../src/engine/systems/counters/attributes.ts';
import type { Catalogue } from '../../../../../src/engine/systems/counters/catalogue-entry.ts';
import type {
  CounterChoice,
  CountersBattle,
  CountersUnit,
} from '../../../../../src/engine/systems/counters/scenario.ts';

/** A unit as a file may have it. */
export interface FileUnit extends Partial<Omit<CountersUnit, 'attributes' | 'counters' | 'armor' | 'name'>> {
  readonly name: string;
  readonly attributes?: Partial<Record<Attribute, number>>;
  readonly armor?: Partial<CountersUnit['armor']>;
  readonly counters?: readonly (string | CounterChoice)[];
}

export interface FileSide {
  readonly waves?: number;
  readonly nextWave?: NextWave;
  readonly units: readonly FileUnit[];
}

/** A scenario as a file may have it, as far as these tests need one. */
export interface FileBattle {
  readonly rules?: NestedRules;
  readonly catalogue?: Partial<Catalogue>;
  readonly sides: Readonly<Record<string, FileSide>>;
}

/** Fills in the defaults of a battle, without the checks of the schema. */
export function battleOf({ rules = {}, catalogue = {}, sides }: FileBattle): CountersBattle {
  return {
    format: 1,
    name: 'Test',
    system: 'counters',
    kind: 'battle',
    trials: 1,
    seed: 1,
    rules,
    catalogue: { attacks: [], counters: [], ...catalogue },
    sides: Object.fromEntries(
      Object.entries(sides).map(([name, { waves = 1, nextWave = 'on-defeat', units }]) => [
        name,
        { waves, nextWave, units: units.map(unitOf) },
      ]),
    ),
  };
}

function unitOf({ attributes, armor, counters = [], ...unit }: FileUnit): CountersUnit {
  return {
    skills: {},
    attacks: ['Punch'],
    tactics: [],
    ...unit,
    attributes: Object.fromEntries(ATTRIBUTES.map((name) => [name, attributes?.[name] ?? 3])) as Record<
      Attribute,
      number
    >,
    armor: { penetrationResistance: 0, absorption: 0, ...armor },
    counters: counters.map((choice) => (typeof choice === 'string' ? { use: choice } : choice)),
  };
}
