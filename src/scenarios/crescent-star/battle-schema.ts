import { z } from 'zod';
import { parseDamage } from '../../engine/systems/crescent-star/damage.ts';
import { PARAMETERS } from '../../engine/systems/crescent-star/parameters.ts';
import {
  type ATTRIBUTES,
  COVERS,
  MOVES,
  PURCHASES,
  SIZES,
  type SKILLS,
  type STATES,
} from '../../engine/systems/crescent-star/scenario.ts';
import { conditionsField, sideSchema, sidesField, targetField, unitShape } from '../battle/battle-schema.ts';
import { choiceField, flagField, integerField, listField, mapField, nameField, noted } from '../fields/fields.ts';
import { scenarioSchema } from '../head/head-schema.ts';
import { ratingField } from './rating-field.ts';

const FARTHEST = 10_000;
const MOST_DISTANCE = 4 * FARTHEST;
/** Sides of a die that the engine rolls exactly. */
const MOST_SIDES = 100;

const attribute = (description: string) => integerField(1, 7, { description, preset: 3 }).optional();

const attributesField = () =>
  mapField(
    {
      strength: attribute('Strength: its modifier adds to strength+X damage.'),
      resistance: attribute('Resistance: its modifier is the default of resist, and adds to the wounds that kill.'),
      manipulation: attribute('Manipulation: pushes skills, where pushing is on.'),
      observation: attribute('Observation.'),
    } satisfies Record<(typeof ATTRIBUTES)[number], z.ZodType>,
    { description: 'Attributes, 1 to 7 (CS-5).' },
  );

const skillsField = () =>
  mapField(
    {
      shoot: ratingField('Attack with a gun.', '0s0').optional(),
      melee: ratingField('Attack within a hex.', '0s0').optional(),
      parry: ratingField('Defence in melee; the better of parry and dodge is rolled.', '0s0').optional(),
      dodge: ratingField('Defence in melee; the better of parry and dodge is rolled.', '0s0').optional(),
      resist: ratingField('Wound save; without it, the modifier of resistance.').optional(),
    } satisfies Record<(typeof SKILLS)[number], z.ZodType>,
    { description: 'Skills by rating: a value added to the roll and automatic successes (CS-2).' },
  );

const weapon = () => nameField({ description: 'Name of a weapon of the armory.' });

const states = () =>
  ({
    targeted: flagField({ description: 'An enemy has declared an attack on it this round (CS-13).' }).optional(),
  }) satisfies Record<(typeof STATES)[number], z.ZodType>;

const tacticsField = () =>
  listField(
    mapField(
      {
        if: conditionsField(MOST_DISTANCE, 'hexes', states()).optional(),
        move: choiceField(MOVES, { description: 'How it moves (CS-12).' }).optional(),
        target: targetField().optional(),
        spend: listField(choiceField(PURCHASES, { description: 'One purchase.' }), [0, 20], 'purchases', {
          description: 'What extra successes buy, in order (CS-18).',
          preset: ['chain', 'wound'],
        }).optional(),
        presents: choiceField(SIZES, {
          description: 'Size it presents to shots while it holds its place (CS-16).',
        }).optional(),
        cover: choiceField(COVERS, { description: 'Cover that takes successes from shots at it (CS-27).' }).optional(),
        weapon: nameField({ description: 'One of its own weapons, to use no other.' }).optional(),
      },
      { description: 'One entry: what it leaves out is as in the default tactic.' },
    ),
    [0, 100],
    'entries',
    { description: 'What it does, in order: the first entry that applies stands, after the last the default tactic.' },
  );

const hex = () => integerField(-FARTHEST, FARTHEST, { description: 'Axial coordinate.' });

const unitSchema = () =>
  mapField(
    {
      ...unitShape(),
      attributes: attributesField().optional(),
      skills: skillsField().optional(),
      size: choiceField(SIZES, { description: 'Size it presents to shots (CS-16).', preset: 'human' }).optional(),
      effectiveness: integerField(0, 9, {
        description: 'Shortens its delay on the counting clock (CS-15).',
        preset: 4,
      }).optional(),
      cool: integerField(0, 99, { description: 'Phases of fear that it shrugs off (CS-15).', preset: 0 }).optional(),
      stones: integerField(0, 99, {
        description: 'Success stones at the start, on the side of the players only; default: stones.perPlayer (CS-10).',
      }).optional(),
      weapon: noted(weapon(), { description: 'Its only weapon: short for weapons with one name.' }).optional(),
      weapons: listField(weapon(), [0, 20], 'names of weapons', {
        description: 'Its weapons in order of preference, by their names in the armory; without any, bare hands.',
      }).optional(),
      at: noted(z.tuple([hex(), hex()], { error: 'expected a list of two integers, [q, r]' }), {
        description: 'Place at the start, axial hex coordinates [q, r]; default: the facing lines of CS-11.',
        examples: [[0, 0]],
      }).optional(),
      tactics: tacticsField().optional(),
    },
    { description: 'A unit, or several alike.' },
  );

const ownOfSide = () => ({
  role: choiceField(['players', 'gamemaster'], { description: 'Who plays it: one side each (CS-13).' }),
});

const damage = `expected damage: dice such as 3d4s1 (1 to 99 dice of 2 to ${MOST_SIDES} sides), or strength+2`;

const armoryEntry = () =>
  mapField(
    {
      damage: noted(
        z
          .string({ error: damage })
          .regex(/^[^\p{Cc}]{1,40}$/u, { error: damage })
          .refine(isDamage, { error: damage }),
        {
          description: 'Dice and automatic successes, 3d4s1; of a melee weapon also strength+X (CS-19).',
          examples: ['3d4s1', 'strength+2'],
        },
      ),
      increment: integerField(1, FARTHEST, {
        description: 'Hexes of a range increment; without it a melee weapon.',
      }).optional(),
      maxIncrements: integerField(0, 1000, { description: 'Most whole increments that a shot carries.' }).optional(),
    },
    { description: 'A weapon.' },
  );

function isDamage(text: string): boolean {
  const read = parseDamage(text);
  return read !== undefined && read.sides <= MOST_SIDES;
}

/** Schema of a Crescent Star battle as a file writes it. */
export const battleSchema = () =>
  scenarioSchema('crescent-star', 'battle', PARAMETERS, {
    armory: noted(
      z.record(nameField({ description: 'Name of the weapon.' }), armoryEntry(), {
        error: 'expected a map of weapons by name',
      }),
      {
        description: 'Weapons beside the catalogue of CS-24, or in place of its entries.',
      },
    ).optional(),
    sides: sidesField(sideSchema(unitSchema(), ownOfSide())),
  });

/** A Crescent Star battle as a file writes it. */
export type AuthoredBattle = z.infer<ReturnType<typeof battleSchema>>;
export type AuthoredUnit = z.infer<ReturnType<typeof unitSchema>>;
