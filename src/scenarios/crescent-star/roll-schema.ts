import { z } from 'zod';
import { PARAMETERS } from '../../engine/systems/crescent-star/parameters.ts';
import { DIFFICULTIES } from '../../engine/systems/crescent-star/roll-scenario.ts';
import { integerField, listField, mapField, nameField, noted } from '../fields/fields.ts';
import { scenarioSchema } from '../head/head-schema.ts';
import { ratingField } from './rating-field.ts';

const MOST_TARGET = 999;
const MOST_LINKS = 20;

const target = `expected a target number from -99 to ${MOST_TARGET} or one of ${DIFFICULTIES.join(', ')}`;

const targetField = () =>
  noted(z.union([z.int().min(-99).max(MOST_TARGET), z.enum(DIFFICULTIES)], { error: target }), {
    description: 'Target number, or the name of a difficulty (CS-7).',
    examples: ['average', 12],
  });

const rollShape = () => ({
  rating: ratingField('Rating of the skill: a value added to the roll and automatic successes (CS-2).'),
  stones: integerField(0, 99, { description: 'Success stones thrown with the roll (CS-10).', preset: 0 }).optional(),
  wounds: integerField(0, 99, { description: 'Wounds, each a negative success (CS-21).', preset: 0 }).optional(),
  attribute: integerField(1, 7, {
    description: 'Rating of the attribute that may push the roll, where push.enabled is true (CS-6).',
  }).optional(),
});

const actorField = (description: string) => mapField(rollShape(), { description });

/** Schema of a check as a file writes it. */
export const checkSchema = () =>
  scenarioSchema('crescent-star', 'check', PARAMETERS, {
    actor: actorField('Who rolls.'),
    target: targetField(),
    needed: integerField(-99, 99, { description: 'Net successes that it takes (CS-4).', preset: 1 }).optional(),
  });

/** Schema of a contest as a file writes it. */
export const contestSchema = () =>
  scenarioSchema('crescent-star', 'contest', PARAMETERS, {
    actor: actorField('Who acts, and wins with a success left.'),
    opponent: actorField('Who resists.'),
  });

/** Schema of a chain as a file writes it. */
export const chainSchema = () =>
  scenarioSchema('crescent-star', 'chain', PARAMETERS, {
    links: listField(
      mapField(
        { name: nameField({ description: 'What is rolled for.' }), ...rollShape(), target: targetField() },
        { description: 'One roll of the chain.' },
      ),
      [1, MOST_LINKS],
      'rolls',
      { description: 'Rolls in order: each but the last must buy the link to the next (CS-9).' },
    ),
  });

export type AuthoredCheck = z.infer<ReturnType<typeof checkSchema>>;
export type AuthoredContest = z.infer<ReturnType<typeof contestSchema>>;
export type AuthoredChain = z.infer<ReturnType<typeof chainSchema>>;
export type AuthoredRoll = z.infer<ReturnType<typeof actorField>>;
