import { z } from 'zod';
import type { ATTRIBUTES } from '../../engine/systems/counters/attributes.ts';
import { PARAMETERS } from '../../engine/systems/counters/parameters.ts';
import { MOVES, type STATES } from '../../engine/systems/counters/scenario.ts';
import {
  conditionsField,
  healthShare,
  sideSchema,
  sidesField,
  targetField,
  unitShape,
} from '../battle/battle-schema.ts';
import { choiceField, flagField, integerField, listField, mapField, nameField, noted } from '../fields/fields.ts';
import { scenarioSchema } from '../head/head-schema.ts';
import { catalogueField, MOST_RANK, skillName } from './catalogue-schema.ts';

const FARTHEST = 10_000;
const MOST_DISTANCE = 2 * FARTHEST;
const MOST_INCHES = 1000;
const MOST_DICE = 99;
const MOST_LISTED = 50;

const attribute = (description: string) => integerField(0, 10, { description, preset: 3 }).optional();

const attributesField = () =>
  mapField(
    {
      strength: attribute('Strength: damage, blocks, grapples.'),
      constitution: attribute('Constitution: capacity, stun and K.O. checks.'),
      dexterity: attribute('Dexterity: target number of attacks, initiative.'),
      intelligence: attribute('Intelligence.'),
      perception: attribute('Perception.'),
      willpower: attribute('Willpower.'),
      presence: attribute('Presence.'),
    } satisfies Record<(typeof ATTRIBUTES)[number], z.ZodType>,
    { description: 'Attributes; 1 to 5 for unaugmented humans (CTR-1).' },
  );

const state = (description: string) => flagField({ description }).optional();

const states = () =>
  ({
    prone: state('It is prone (CTR-24).'),
    held: state('It is held (CTR-25).'),
    holding: state('It holds another (CTR-25).'),
  }) satisfies Record<(typeof STATES)[number], z.ZodType>;

const tacticsField = () =>
  listField(
    mapField(
      {
        if: conditionsField(MOST_DISTANCE, 'inches', states()).optional(),
        move: choiceField(MOVES, { description: 'How it moves (CTR-9).', preset: 'approach' }).optional(),
        when: choiceField(['before', 'after'], {
          description: 'Whether it moves before or after its action; after where it withdraws, else before.',
        }).optional(),
        target: targetField().optional(),
        attack: nameField({
          description: 'A basic attack by name, break-hold or release; without it its attacks in order.',
        }).optional(),
      },
      { description: 'One entry.' },
    ),
    [0, 100],
    'entries',
    { description: 'What it does, in order: the first entry that applies stands, after the last the default tactic.' },
  );

const atLeast = (description: string) =>
  mapField({ atLeast: integerField(0, 1000, { description: 'At least so many.' }) }, { description }).optional();

const counterChoice = () =>
  noted(
    z.union(
      [
        nameField({ description: 'Name of the counter.' }),
        mapField(
          {
            use: nameField({ description: 'Name of the counter.' }),
            if: mapField(
              {
                damage: atLeast('Levels left, at timing damage.'),
                successes: atLeast('Successes of the attack, at timings successes and damage.'),
                health: mapField({ below: healthShare() }, { description: 'Own health.' }).optional(),
              },
              { description: 'When it is used: all that is named must hold (CTR-21).' },
            ).optional(),
          },
          { description: 'A counter and when it is used.' },
        ),
      ],
      { error: 'expected the name of a counter, or a map of use, if' },
    ),
    { description: 'A counter.', examples: ['Block'] },
  );

const unitSchema = () =>
  mapField(
    {
      ...unitShape(),
      attributes: attributesField().optional(),
      skills: noted(
        z.record(skillName(), integerField(0, MOST_RANK, { description: 'Ranks.' }), {
          error: 'expected a map of ranks by skill',
        }),
        {
          description: 'Ranks by skill; a combat skill is one with attacks in the catalogue.',
          examples: [{ brawl: 2 }],
        },
      ).optional(),
      armor: mapField(
        {
          penetrationResistance: integerField(0, MOST_DICE, {
            description: 'Most damage dice at which lethal damage is non-lethal (CTR-16).',
            preset: 0,
          }).optional(),
          absorption: integerField(0, MOST_DICE, {
            description: 'Levels less for each hit (CTR-16).',
            preset: 0,
          }).optional(),
        },
        { description: 'Armor.' },
      ).optional(),
      speed: integerField(0, MOST_INCHES, { description: 'Inches a turn; default: field.speed (CTR-7).' }).optional(),
      build: choiceField(['ranks', 'free'], {
        description: 'Whether its ranks limit its attacks and counters.',
        preset: 'ranks',
      }).optional(),
      attacks: listField(nameField({ description: 'Name of a basic attack.' }), [0, MOST_LISTED], 'names of attacks', {
        description: 'Its basic attacks in order of preference.',
        preset: ['Punch'],
      }).optional(),
      weapon: mapField(
        {
          damage: integerField(0, MOST_DICE, { description: 'Damage dice.' }),
          lethal: flagField({ description: 'Lethal damage.', preset: false }).optional(),
          range: integerField(0, MOST_INCHES, {
            description: 'Inches that it carries; without it no limit.',
          }).optional(),
        },
        { description: 'What Shoot uses.' },
      ).optional(),
      counters: listField(counterChoice(), [0, MOST_LISTED], 'counters', {
        description: 'Its counters in order of preference.',
      }).optional(),
      at: integerField(-FARTHEST, FARTHEST, {
        description: 'Place at the start, inches along the line; default: 0 and field.distance (CTR-7).',
      }).optional(),
      tactics: tacticsField().optional(),
    },
    { description: 'A unit, or several alike.' },
  );

/** Schema of a Counters battle as a file writes it. */
export const battleSchema = () =>
  scenarioSchema('counters', 'battle', PARAMETERS, {
    catalogue: catalogueField().optional(),
    sides: sidesField(sideSchema(unitSchema())),
  });

/** A Counters battle as a file writes it. */
export type AuthoredBattle = z.infer<ReturnType<typeof battleSchema>>;
export type AuthoredUnit = z.infer<ReturnType<typeof unitSchema>>;
