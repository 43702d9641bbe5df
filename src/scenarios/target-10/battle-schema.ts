import { z } from 'zod';
import { parseDiceFormula } from '../../engine/systems/target-10/dice-formula.ts';
import { LEAST_SCORE, MOST_SCORE, PARAMETERS } from '../../engine/systems/target-10/parameters.ts';
import {
  type ABILITIES,
  ACTIONS,
  MOVES,
  PUSHES,
  type State,
  TERRAIN_KINDS,
} from '../../engine/systems/target-10/scenario.ts';
import { MOST_WEAPONS } from '../../engine/systems/target-10/weapon.ts';
import { conditionsField, sideSchema, sidesField, targetField, unitShape } from '../battle/battle-schema.ts';
import { choiceField, flagField, integerField, listField, mapField, nameField, noted } from '../fields/fields.ts';
import { scenarioSchema } from '../head/head-schema.ts';
import { luckField } from './luck-field.ts';

const FARTHEST = 10_000;
const MOST_DISTANCE = 4 * FARTHEST;
const MOST_SPEED = 1000;
const MOST_HIT_POINTS = 10_000;

const diceError = 'expected dice, such as d6 or 2d6+1';
const diceText = () =>
  z.string({ error: diceError }).regex(/^\d{0,2}d[1-9]\d{0,2}(?:[+-]\d{1,3})?$/, { error: diceError });

const hitPointsError = `expected an integer from 1 to ${MOST_HIT_POINTS}, or dice that give at least 1, such as 3d6`;
const hitPointsField = () =>
  noted(
    z.union(
      [
        integerField(1, MOST_HIT_POINTS, { description: 'Fixed.' }),
        diceText().refine((text) => (parseDiceFormula(text)?.least ?? 0) >= 1, { error: hitPointsError }),
      ],
      { error: hitPointsError },
    ),
    {
      description: 'A number, or dice rolled afresh each trial; default: hitPoints.perHitDie a Hit Die (T10-2).',
      examples: [21, '3d6'],
    },
  );

function byAbility(field: (ability: string) => z.ZodType, description: string) {
  const shape = { strength: field('Strength'), dexterity: field('Dexterity'), charisma: field('Charisma') };
  return mapField(shape satisfies Record<(typeof ABILITIES)[number], z.ZodType>, { description });
}

const weaponSchema = () =>
  mapField(
    {
      name: nameField({ description: 'Name of the weapon, one of a kind in the list.' }),
      kind: choiceField(['melee', 'ranged'], { description: 'Thrown weapons are ranged (T10-14).' }),
      bonus: integerField(-20, 50, { description: 'On FIGHT or SHOOT (T10-14).', preset: 0 }).optional(),
      damage: noted(diceText(), { description: 'Default: damage.dice (T10-16).', examples: ['1d8'] }).optional(),
      range: integerField(0, FARTHEST, { description: 'Paces, of a ranged weapon; default: unlimited.' }).optional(),
    },
    { description: 'A weapon.' },
  );

const state = (description: string) => flagField({ description }).optional();

const tacticsField = () =>
  listField(
    mapField(
      {
        if: conditionsField(MOST_DISTANCE, 'paces', {
          prone: state('It lies on the ground (T10-22).'),
          held: state('It is held (T10-25).'),
          holding: state('It holds another (T10-25).'),
          disarmed: state('A weapon of it lies on the ground (T10-26).'),
          bound: state('A negotiation keeps it from attacking (T10-28).'),
        } satisfies Record<State, z.ZodType>).optional(),
        move: choiceField(MOVES, { description: 'Its movement (T10-18 to T10-22).' }).optional(),
        action: choiceField(ACTIONS, { description: 'Its action (T10-23 to T10-28).', preset: 'kill' }).optional(),
        target: targetField().optional(),
        push: choiceField(PUSHES, {
          description: 'Where a maneuver moves the opponent: away from it, or towards and past it (T10-21).',
          preset: 'back',
        }).optional(),
      },
      { description: 'One entry: what it leaves out is as T10-31 says.' },
    ),
    [0, 100],
    'entries',
    { description: 'What it does, in order: the first entry that applies stands, after the last the default tactic.' },
  );

const unitSchema = () =>
  mapField(
    {
      ...unitShape(),
      hitDice: integerField(0, 100, {
        description: 'Hit Dice (T10-14). A unit must have them, its own or its base’s.',
      }).optional(),
      hitPoints: hitPointsField().optional(),
      abilities: byAbility(
        (ability) => integerField(LEAST_SCORE, MOST_SCORE, { description: `${ability}.`, preset: 10 }).optional(),
        'Ability scores (T10-1).',
      ).optional(),
      modifiers: byAbility(
        (ability) => integerField(-20, 20, { description: `Modifier of ${ability.toLowerCase()}.` }).optional(),
        'Ability modifiers given directly; they count before those of the scores (T10-1).',
      ).optional(),
      armor: integerField(-20, 50, { description: 'Armor bonus on DEFENSE (T10-14).', preset: 0 }).optional(),
      luck: luckField().optional(),
      venturer: flagField({ description: 'Only venturers negotiate (T10-28).', preset: false }).optional(),
      negotiation: integerField(-20, 50, { description: 'Skill of negotiation (T10-28).', preset: 0 }).optional(),
      speed: integerField(0, MOST_SPEED, { description: 'Paces; default: the rule speed (T10-19).' }).optional(),
      weapons: listField(weaponSchema(), [0, MOST_WEAPONS], 'weapons', {
        description: 'Its weapons in order of preference; without any, bare hands.',
      }).optional(),
      at: integerField(-FARTHEST, FARTHEST, {
        description: 'Place at the start in paces along the line; default: 0, or field.distance for side two (T10-11).',
      }).optional(),
      tactics: tacticsField().optional(),
    },
    { description: 'A unit, or several alike.' },
  );

const place = (description: string) => integerField(-FARTHEST, FARTHEST, { description });

const terrainField = () =>
  listField(
    mapField(
      {
        kind: choiceField(TERRAIN_KINDS, { description: 'High ground, or a pit.' }),
        from: place('First pace.'),
        to: place('Last pace.'),
      },
      { description: 'A stretch of the line, both ends included.' },
    ),
    [0, 100],
    'stretches',
    { description: 'Stretches of the line on which something is different (T10-30).' },
  );

/** Schema of a Target 10 battle as a file writes it. */
export const battleSchema = () =>
  scenarioSchema('target-10', 'battle', PARAMETERS, {
    terrain: terrainField().optional(),
    sides: sidesField(sideSchema(unitSchema())),
  });

/** A Target 10 battle as a file writes it. */
export type AuthoredBattle = z.infer<ReturnType<typeof battleSchema>>;
export type AuthoredUnit = z.infer<ReturnType<typeof unitSchema>>;
