import { z } from 'zod';
import { TARGET_CHOICES } from '../../engine/battle/battle-scenario.ts';
import { choiceField, integerField, listField, mapField, nameField, noted } from '../fields/fields.ts';

/** Units that may come onto the field in one battle, waves included. */
export const MOST_SLOTS = 20_000;
const MOST_ROUNDS = 10_000;
/** In one entry, and entries on one side. */
export const MOST_UNITS = 1000;
export const MOST_WAVES = 1000;
/** Labels of outcomes that no side may take. */
const TAKEN = ['draw', 'timeout'];

const LEAST_SHARE = 0.0001;
const error = 'expected a share of full health: 0.01% to 100%, or a number from 0.0001 to 1';

/** A share of full health, `50%`, or 0.5. */
export const healthShare = () =>
  noted(
    z.union(
      [
        z
          .string({ error })
          .regex(/^\d{1,3}(?:\.\d{1,6})?%$/, { error })
          .refine((text) => isShare(Number.parseFloat(text) / 100), { error }),
        z.number({ error }).min(LEAST_SHARE, { error }).max(1, { error }),
      ],
      { error },
    ),
    { description: 'Applies below this share of its own full health.', examples: ['50%'] },
  );

function isShare(value: number): boolean {
  return value >= LEAST_SHARE && value <= 1;
}

/** A share as the resolved scenario writes it, `50%`. */
export function formatShare(value: string | number): string {
  const percent = typeof value === 'number' ? value * 100 : Number.parseFloat(value);
  // 0.07 × 100 is 7.000000000000001.
  return `${Number(percent.toFixed(6))}%`;
}

const round = (description: string) => integerField(1, MOST_ROUNDS, { description }).optional();
const count = (description: string) => integerField(0, MOST_SLOTS, { description });

/**
 * Conditions of a tactics entry (BTL-5).
 *
 * @param mostDistance farthest distance that may be named, in the system's unit
 * @param states the system's own, each a field of true or false
 */
export function conditionsField<States extends z.ZodRawShape>(mostDistance: number, unit: string, states: States) {
  const distance = (description: string) => integerField(0, mostDistance, { description }).optional();
  return mapField(
    {
      round: mapField(
        { from: round('First round.'), to: round('Last round.') },
        {
          description: 'Rounds in which it applies, both ends included.',
        },
      ).optional(),
      health: mapField({ below: healthShare() }, { description: 'Own health.' }).optional(),
      enemies: mapField({ atMost: count('Active enemies, at most.') }, { description: 'Active enemies.' }).optional(),
      allies: mapField(
        { atMost: count('Other active units of its side, at most.') },
        {
          description: 'Other active units of its own side.',
        },
      ).optional(),
      distance: mapField(
        { atLeast: distance(`At least, in ${unit}.`), atMost: distance(`At most, in ${unit}.`) },
        {
          description: `Distance to the chosen target, in ${unit}, both ends included.`,
        },
      ).optional(),
      ...states,
    },
    { description: 'When the entry applies: all that is named must hold; without it always.' },
  );
}

export const targetField = () =>
  choiceField(TARGET_CHOICES, { description: 'How the target is chosen.', preset: 'nearest' });

/** Keys that a unit of every system has. */
export const unitShape = () => ({
  name: nameField({ description: 'Name of the unit, one of a kind on its side.' }),
  count: integerField(1, MOST_UNITS, {
    description: 'Stands for so many units, "Name 1" to "Name n"; without it for one, "Name".',
  }).optional(),
  like: nameField({
    description: 'Unit to copy what is not named here from: of the own side, or side/Name.',
    examples: ['Trooper', 'opposition/Trooper'],
  }).optional(),
});

/** Keys that a side of every system has. */
const sideShape = () => ({
  waves: integerField(1, MOST_WAVES, { description: 'How many times the units come, afresh.', preset: 1 }).optional(),
  nextWave: noted(
    z.union(
      [
        z.literal('on-defeat'),
        mapField(
          { everyRounds: integerField(1, MOST_ROUNDS, { description: 'Rounds from one wave to the next.' }) },
          {
            description: 'Waves that enter by the clock.',
          },
        ),
      ],
      { error: `expected on-defeat or a map of everyRounds, 1 to ${MOST_ROUNDS}` },
    ),
    {
      description: 'When the next wave enters: once the last has no active unit left, or every so many rounds.',
      preset: 'on-defeat',
    },
  ).optional(),
});

/**
 * One side.
 *
 * @param own what a system has besides
 */
export function sideSchema<Unit extends z.ZodType, Own extends z.ZodRawShape = Record<never, never>>(
  unit: Unit,
  own = {} as Own,
) {
  const units = listField(unit, [1, MOST_UNITS], 'units', { description: 'Its units; their order breaks ties.' });
  return mapField({ ...own, ...sideShape(), units }, { description: 'One side.' });
}

/** The two sides of a battle, by name. */
export function sidesField<Side extends z.ZodType>(side: Side) {
  const nameError = 'expected a side name of small letters, digits and hyphens, at most 50, but not draw or timeout';
  const name = z
    .string({ error: nameError })
    .regex(/^[a-z][a-z0-9-]{0,49}$/, { error: nameError })
    .refine((text) => !TAKEN.includes(text), { error: nameError });
  return noted(z.record(name, side, { error: 'expected a map of two sides by name' }), {
    description: 'The two sides by name, the first named first.',
  });
}
