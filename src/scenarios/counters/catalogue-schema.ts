import { z } from 'zod';
import { ATTRIBUTES } from '../../engine/systems/counters/attributes.ts';
import {
  COUNTER_KINDS,
  REACHES,
  STANDS_AGAINST,
  TIMINGS,
  WEAPON_KINDS,
} from '../../engine/systems/counters/catalogue-entry.ts';
import { choiceField, flagField, integerField, listField, mapField, nameField, noted } from '../fields/fields.ts';

/** Most entries of a list of the catalogue, and most figures of one. */
const MOST_ENTRIES = 200;
const MOST_DICE = 99;
const MOST_INCHES = 1000;
export const MOST_RANK = 20;

const dice = (description: string) => integerField(-MOST_DICE, MOST_DICE, { description }).optional();
const number = (description: string) => integerField(0, MOST_DICE, { description }).optional();
const flag = (description: string) => flagField({ description, preset: false }).optional();
const attribute = (description: string) => choiceField(ATTRIBUTES, { description });

const skillError = 'expected a skill of small letters, digits and hyphens, a letter first, at most 50';

/** Name of a skill, as a key or a value. */
export const skillName = () => z.string({ error: skillError }).regex(/^[a-z][a-z0-9-]{0,49}$/, { error: skillError });

const damageError = `expected damage dice, 0 to ${MOST_DICE}, or weapon`;

const attackShape = () => ({
  accuracy: integerField(-MOST_DICE, MOST_DICE, { description: 'Dice to hit besides the skill (CTR-13).' }),
  damage: noted(
    z.union([z.literal('weapon'), z.int({ error: damageError }).min(0).max(MOST_DICE)], { error: damageError }),
    {
      description:
        "Damage dice, or weapon for those of the unit's weapon; without it the attack does no damage (CTR-15).",
    },
  ).optional(),
  attribute: attribute('Sets the target number of the damage dice; without it check.targetNumber.').optional(),
  lethal: flag("Lethal damage; of damage: weapon, by default as the unit's weapon (CTR-16)."),
  weapon: choiceField(WEAPON_KINDS, { description: 'What a Block meets.', preset: 'none' }).optional(),
  ranged: flag('A ranged attack, not a melee one.'),
  range: integerField(0, MOST_INCHES, {
    description: "Inches that a ranged attack carries; without it no limit but that of the unit's weapon.",
  }).optional(),
  attacks: integerField(1, 20, { description: 'Attacks made one after the other (CTR-19).', preset: 1 }).optional(),
  recover: number('Recoverable defensive counters that come back when the attack is resolved, hit or miss (CTR-11).'),
  checks: dice('Dice on the stun and K.O. checks that it calls for (CTR-22).'),
  selfDamage: number('Levels that the attacker takes on a hit, non-lethal and irresistible.'),
  prone: choiceField(['target', 'contest'], {
    description: 'On a hit the target is prone; contest: the loser of an opposed strength check is (CTR-24).',
  }).optional(),
  grapple: flag('A hit is an opposed check to hold the target (CTR-25).'),
});

const attackEntry = () =>
  mapField(
    {
      name: nameField({ description: 'Name, as units list it.' }),
      skill: noted(skillName(), { description: 'Combat skill: its dice, and whose ranks give it.' }),
      rank: integerField(1, MOST_RANK, { description: 'Rank that gives it.' }),
      untrained: flag('There at rank 0, too.'),
      restrained: flag('May be made while holding or held (CTR-25).'),
      only: choiceField(['helpless'], {
        description: 'Only on an opponent who has not acted in this fight, is held or is stunned.',
      }).optional(),
      rush: integerField(1, MOST_INCHES, {
        description:
          "Moves up to speed straight before the attack, at least so many inches, on top of the turn's move.",
      }).optional(),
      ...attackShape(),
    },
    { description: 'A basic attack.' },
  );

const rollField = () =>
  mapField(
    {
      skill: noted(skillName(), {
        description: 'Skill whose dice are rolled; without it those of the attribute.',
      }).optional(),
      attribute: attribute('Sets the target number.'),
      nonLethalWeapon: dice('Dice against an attack with a non-lethal weapon.'),
      lethalWeapon: dice('Dice against an attack with a lethal weapon.'),
    },
    { description: 'A roll: each success counts one.' },
  );

const fewer = (what: string, description: string) =>
  noted(
    z.union(
      [
        integerField(0, MOST_DICE, { description: `So many ${what}.` }),
        mapField({ roll: rollField() }, { description: 'As many as a roll has successes.' }),
      ],
      { error: `expected 0 to ${MOST_DICE} ${what}, or a map of roll` },
    ),
    { description },
  ).optional();

const counterEntry = () =>
  mapField(
    {
      name: nameField({ description: 'Name, as units list it.' }),
      skill: noted(skillName(), { description: 'Combat skill, or any: uses up the choices of any skill.' }),
      rank: integerField(1, MOST_RANK, { description: 'Rank from which a unit may choose it.' }),
      kind: choiceField(COUNTER_KINDS, {
        description:
          'On an attack against its owner, on an attack of its owner, or a maneuver beside a defensive counter.',
      }),
      against: choiceField(REACHES, { description: 'Attacks that trigger it.' }),
      timing: choiceField(TIMINGS, {
        description: 'When a defensive counter is used (CTR-12, CTR-14, CTR-17).',
      }).optional(),
      recoverable: flag('Attacks and other counters may bring it back (CTR-11).'),
      interrupt: flag("Its attack or move comes before the attacker's offensive counter (CTR-19)."),
      restrained: flag('May be used while holding or held (CTR-25).'),
      fewerDice: noted(
        z.union(
          [
            integerField(-MOST_DICE, MOST_DICE, { description: 'So many dice.' }),
            mapField(
              { half: attribute('Half of this attribute of the owner, rounded up.') },
              { description: 'By attribute.' },
            ),
          ],
          { error: `expected -${MOST_DICE} to ${MOST_DICE} dice, or a map of half` },
        ),
        { description: 'The attack loses dice to hit; timing attack-roll.' },
      ).optional(),
      fewerDamageDice: dice('The attack loses damage dice; timing attack-roll or successes.'),
      fewerSuccesses: fewer('successes', 'The attack loses successes; timing successes.'),
      fewerLevels: fewer('levels', 'The attack does fewer levels; timing damage.'),
      nonLethal: flag('Lethal damage of the attack becomes non-lethal.'),
      checks: dice("Dice on the owner's stun and K.O. checks of this attack (CTR-22, CTR-23)."),
      recover: number('Recoverable defensive counters of the owner that come back.'),
      nextAttack: mapField(
        {
          dice: integerField(-MOST_DICE, MOST_DICE, { description: 'Dice to hit.' }),
          damageDice: integerField(-MOST_DICE, MOST_DICE, { description: 'Damage dice.' }),
        },
        { description: "On the owner's next melee attack on the same target, whenever it comes; offensive counters." },
      ).optional(),
      standing: mapField(
        {
          fewerLevels: number('Levels less for each attack that is any of against.'),
          against: listField(
            choiceField(STANDS_AGAINST, { description: 'A kind of attack.' }),
            [1, 4],
            'kinds of attack',
            {
              description: 'Attacks that do fewer levels: any of these is enough.',
            },
          ).optional(),
          block: flag("The counter's own fewerLevels once more, against any attack that it fits."),
        },
        { description: "Persistent: what stands until its owner's next turn begins (CTR-11); timing damage." },
      ).optional(),
      attack: mapField(attackShape(), {
        description: "An attack on the triggering target, with the counter's skill.",
      }).optional(),
      move: mapField(
        {
          inches: integerField(1, MOST_INCHES, { description: 'Inches.' }),
          direction: choiceField(['towards', 'away'], { description: 'As seen from the triggering target.' }),
        },
        { description: 'The owner moves: towards before its attack, away after it.' },
      ).optional(),
    },
    { description: 'A counter: what it is, when it may be used, and at least one effect.' },
  );

/** Attacks and counters that a scenario adds to the catalogue, or that replace its entries. */
export const catalogueField = () =>
  mapField(
    {
      attacks: listField(attackEntry(), [0, MOST_ENTRIES], 'attacks', { description: 'Basic attacks.' }).optional(),
      counters: listField(counterEntry(), [0, MOST_ENTRIES], 'counters', { description: 'Counters.' }).optional(),
    },
    { description: 'Attacks and counters beside those of the system, or in place of those of the same name.' },
  );
