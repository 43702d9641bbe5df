import type { z } from 'zod';
import { NATURE, PARAMETERS } from '../../engine/systems/target-10/parameters.ts';
import { FAILURE_COUNTS } from '../../engine/systems/target-10/test-scenario.ts';
import { contestantsField } from '../fields/contestants.ts';
import { choiceField, integerField, mapField } from '../fields/fields.ts';
import { scenarioSchema } from '../head/head-schema.ts';
import { luckField } from './luck-field.ts';

const MOST_SITUATIONAL = 99;
const MOST_SUCCESSES = 3;
const MOST_FAILURES = 99;

/** What a test value is made of (T10-5). */
const skillsShape = () => ({
  skill: integerField(0, 99, { description: 'Value of the skill, where the character has it.', preset: 0 }).optional(),
  ability: integerField(3, 18, { description: 'Ability score (T10-1).', preset: 10 }).optional(),
  modifier: integerField(-20, 20, { description: 'Ability modifier, in place of the score.' }).optional(),
  situational: integerField(-MOST_SITUATIONAL, MOST_SITUATIONAL, {
    description: 'Situational modifier, within test.situationalLimit (T10-5).',
    preset: 0,
  }).optional(),
});

const testerField = (description: string) =>
  mapField({ ...skillsShape(), luck: luckField().optional() }, { description });

const natureField = () =>
  integerField(...NATURE, {
    description: "Nature's test value (T10-7); default: the rule test.nature.",
  }).optional();

/** Schema of a check as a file writes it. */
export const checkSchema = () =>
  scenarioSchema('target-10', 'check', PARAMETERS, {
    actor: testerField('Who tests.'),
    against: mapField(
      {
        nature: natureField(),
        opponent: mapField(skillsShape(), { description: 'Another, who does not act (T10-6).' }).optional(),
      },
      { description: 'What the test is against: nature or an opponent.' },
    ).optional(),
  });

/** Schema of a contest as a file writes it. */
export const contestSchema = () =>
  scenarioSchema('target-10', 'contest', PARAMETERS, {
    successes: integerField(1, MOST_SUCCESSES, { description: 'Successes that win (T10-9).', preset: 1 }).optional(),
    failures: mapField(
      {
        limit: integerField(1, MOST_FAILURES, { description: 'Failures that end it.' }),
        counted: choiceField(FAILURE_COUNTS, {
          description: 'Of all contestants together, or of each, who then drops out.',
          preset: 'together',
        }).optional(),
      },
      { description: 'How many failures are too many (T10-9); without it, none are.' },
    ).optional(),
    contestants: contestantsField(
      testerField('Who tests.'),
      'Contestants by name, each against the best of the others.',
    ),
    against: mapField({ nature: natureField() }, { description: 'What a lone contestant tests against.' }).optional(),
  });

export type AuthoredCheck = z.infer<ReturnType<typeof checkSchema>>;
export type AuthoredContest = z.infer<ReturnType<typeof contestSchema>>;
export type AuthoredTester = z.infer<ReturnType<typeof testerField>>;
