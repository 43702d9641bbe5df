import { z } from 'zod';
import type { RuleParameter } from '../../engine/core/rule-parameter.ts';
import { integerField, mapField, nameField, noted, proseField } from '../fields/fields.ts';
import { expectationsField } from '../gates/expectation-schema.ts';
import { rulesSchema } from './rules-schema.ts';

export const DEFAULT_TRIALS = 100_000;
export const DEFAULT_SEED = 1;
const MOST_TRIALS = 1e12;

/** Keys that every scenario has, whatever its system and kind, but those two. */
const shared = () => ({
  format: noted(z.literal(1, { error: 'expected 1, the version of this format' }), {
    description: 'Version of the file format: 1.',
  }),
  name: nameField({ description: 'Title of the scenario, shown in tables and reports.' }),
  description: proseField({ description: 'One line or several, shown in the report.' }).optional(),
  trials: integerField(1, MOST_TRIALS, {
    description: 'Trials of a run; --trials overrides it.',
    preset: DEFAULT_TRIALS,
  }).optional(),
  seed: integerField(0, Number.MAX_SAFE_INTEGER, {
    description: 'Seed of all randomness: the same seed gives the same fights; --seed overrides it.',
    preset: DEFAULT_SEED,
  }).optional(),
  expect: expectationsField().optional(),
});

/** The head of a scenario whose system or kind is not known: what else it holds is not judged. */
export function looseHeadSchema(systems: readonly string[], kinds: readonly string[]): z.ZodType {
  return z.looseObject({ ...shared(), system: wordField(systems, SYSTEM), kind: wordField(kinds, KIND) });
}

const SYSTEM = 'Rule system that plays the scenario.';
const KIND = 'What is played: battle is a fight of two sides.';

/**
 * Schema of all scenarios of one system and kind.
 *
 * @param own keys that only this system and kind have
 */
export function scenarioSchema<Own extends z.ZodRawShape>(
  system: string,
  kind: string,
  parameters: readonly RuleParameter[],
  own: Own,
) {
  const head = shared();
  return mapField(
    {
      ...{ format: head.format, name: head.name, description: head.description },
      system: wordField([system], SYSTEM),
      kind: wordField([kind], KIND),
      ...{ trials: head.trials, seed: head.seed },
      // Made when a scenario of this form is read: most are never needed.
      get rules() {
        return rulesSchema(parameters).optional();
      },
      ...own,
      expect: head.expect,
    },
    { description: `A scenario of kind ${kind} for the system ${system}.` },
  );
}

/** One word of a few, as a literal where there is one, so that an editor can tell schemas apart by it. */
function wordField(words: readonly string[], description: string): z.ZodType<string> {
  const error = `expected ${words.length === 1 ? '' : 'one of '}${words.join(', ')}`;
  return noted(z.literal([...words], { error }), { description }) as z.ZodType<string>;
}
