import { readFileSync } from 'node:fs';
import type { RulesSystem, ScenarioHead } from '../../../src/engine/core/rules-system.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';
import { scuffle } from '../../fixtures/scuffle/index.ts';
import type { ScuffleBattle } from '../../fixtures/scuffle/scenario.ts';

/** A system, and the scenarios by which it is held to the contract. */
interface Subject {
  readonly system: RulesSystem;
  readonly scenarios: Readonly<Record<string, ScenarioHead>>;
  /** Those whose rules treat both sides alike. */
  readonly even: readonly string[];
}

/** A scenario that is shipped, by its name in `scenarios/`. */
function shipped(name: string): ScenarioHead {
  return parsed(name, readFileSync(`scenarios/${name}.yaml`, 'utf8'));
}

function parsed(name: string, yaml: string): ScenarioHead {
  return parseScenario(yaml, name).scenario;
}

const ARM_WRESTLING = `
format: 1
name: Arm wrestling
system: counters
kind: contest
contestants:
  Big Jim: { attribute: 5 }
  Little Jim: { attribute: 3, skill: 4 }
`;

/** Two against one of Scuffle. */
export const SCUFFLE: ScuffleBattle = {
  ...{ format: 1, name: 'Two against one', system: 'scuffle', kind: 'battle', trials: 1, seed: 1 },
  rules: {},
  sides: {
    pair: { waves: 1, nextWave: 'on-defeat', units: [{ name: 'Cub', count: 2, modifier: -1, target: 'random' }] },
    one: { waves: 2, nextWave: 'on-defeat', units: [{ name: 'Bear', modifier: 2, target: 'weakest' }] },
  },
};

/** Crescent Star without stones: the game master's side is then the players' like but for who declares first. */
function withoutStones(scenario: ScenarioHead): ScenarioHead {
  return {
    ...scenario,
    rules: { ...scenario.rules, stones: { ...(scenario.rules['stones'] as object), perPlayer: 0 } },
  };
}

/** Every system, the fixture last. */
export const SUBJECTS: readonly Subject[] = [
  {
    system: SYSTEMS['target-10'] as RulesSystem,
    scenarios: {
      'plain-test': shipped('plain-test'),
      'juan-and-susan': shipped('juan-and-susan'),
      'cole-v-francois': shipped('cole-v-francois'),
    },
    even: ['cole-v-francois'],
  },
  {
    system: SYSTEMS['counters'] as RulesSystem,
    scenarios: {
      'strength-check': shipped('strength-check'),
      'arm-wrestling': parsed('arm-wrestling', ARM_WRESTLING),
      'ana-and-bo': shipped('ana-and-bo'),
      'brawlers-2-v-3': shipped('brawlers-2-v-3'),
    },
    even: ['brawlers-2-v-3'],
  },
  {
    system: SYSTEMS['crescent-star'] as RulesSystem,
    scenarios: {
      'plain-roll': shipped('plain-roll'),
      'rockys-drawbridge': shipped('rockys-drawbridge'),
      'wounded-opponent': shipped('wounded-opponent'),
      'melee-brawl': withoutStones(shipped('melee-brawl')),
    },
    even: ['melee-brawl'],
  },
  { system: scuffle as unknown as RulesSystem, scenarios: { 'two against one': SCUFFLE }, even: ['two against one'] },
];
