import type { z } from 'zod';
import { PARAMETERS } from '../../engine/systems/counters/parameters.ts';
import { contestantsField } from '../fields/contestants.ts';
import { integerField, listField, mapField, nameField } from '../fields/fields.ts';
import { scenarioSchema } from '../head/head-schema.ts';

const MOST_DICE = 99;
const MOST_NEEDED = 99;
const MOST_ENTRIES = 20;
const MOST_ALIKE = 20;

const poolShape = () => ({
  attribute: integerField(0, 10, {
    description: 'Attribute that sets the target number, and the dice where there is no skill (CTR-2, CTR-4).',
  }).optional(),
  skill: integerField(0, MOST_DICE, { description: 'Rank of the skill: as many dice (CTR-4).' }).optional(),
  targetNumber: integerField(1, 20, { description: 'Target number, whatever the attribute sets.' }).optional(),
  dice: integerField(-MOST_DICE, MOST_DICE, { description: 'Dice more or less.', preset: 0 }).optional(),
});

const poolField = (description: string) => mapField(poolShape(), { description });

const neededField = () =>
  integerField(1, MOST_NEEDED, { description: 'Successes that it takes.', preset: 1 }).optional();

/** Schema of a check as a file writes it. */
export const checkSchema = () =>
  scenarioSchema('counters', 'check', PARAMETERS, {
    actor: poolField('Who rolls.'),
    needed: neededField(),
  });

/** Schema of a contest as a file writes it. */
export const contestSchema = () =>
  scenarioSchema('counters', 'contest', PARAMETERS, {
    contestants: contestantsField(poolField('Who rolls.'), 'Contestants by name: the most successes win (CTR-5).'),
  });

/** Schema of a coordination as a file writes it. */
export const coordinationSchema = () =>
  scenarioSchema('counters', 'coordination', PARAMETERS, {
    team: listField(
      mapField(
        {
          name: nameField({ description: 'Name of who rolls.' }),
          ...poolShape(),
          count: integerField(1, MOST_ALIKE, {
            description: 'Stands for so many who are alike.',
            preset: 1,
          }).optional(),
        },
        { description: 'One of the team, or several who are alike.' },
      ),
      [1, MOST_ENTRIES],
      'entries',
      { description: 'Who takes part: one check is primary, the others help or hinder it (CTR-6).' },
    ),
    needed: neededField(),
  });

export type AuthoredCheck = z.infer<ReturnType<typeof checkSchema>>;
export type AuthoredContest = z.infer<ReturnType<typeof contestSchema>>;
export type AuthoredCoordination = z.infer<ReturnType<typeof coordinationSchema>>;
export type AuthoredPool = z.infer<ReturnType<typeof poolField>>;
