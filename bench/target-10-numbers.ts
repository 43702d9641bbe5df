import { expandRoster } from '../src/engine/battle/battle-plan.ts';
import { compileConditions } from '../src/engine/battle/conditions.ts';
import { targetChoiceCode } from '../src/engine/battle/targets.ts';
import { Rules } from '../src/engine/core/rule-parameter.ts';
import { type DiceFormula, parseDiceFormula } from '../src/engine/systems/target-10/dice-formula.ts';
import { hitPointsOf, modifierOf } from '../src/engine/systems/target-10/kind.ts';
import { PARAMETERS } from '../src/engine/systems/target-10/parameters.ts';
import {
  ACTIONS,
  MOVES,
  STATES,
  type TacticsEntry,
  type Target10Battle,
  type Target10Unit,
  TERRAIN_KINDS,
  type Weapon,
} from '../src/engine/systems/target-10/scenario.ts';

/** Stands for what a scenario leaves out: a range without limit, the default tactic's move. */
const NONE = -1;

const INTEGERS = [
  'maxRounds',
  'test.targetNumber',
  'bonusLimit',
  'field.reach',
  'order.die',
  'combat.targetNumber',
  'combat.situationalLimit',
  'combat.roundsPerTurn',
  'damage.least',
  'movement.advance',
  'movement.withdraw',
  'movement.charge',
  'movement.flee',
  'movement.push',
  'charge.strengthTimes',
  'prone.modifier',
  'held.modifier',
  'subdue.wakesWith',
  'defend.least',
  'terrain.high-ground.bonus',
];
const DICE = ['damage.dice', 'subdue.turns', 'disarm.flight', 'terrain.pit.damage'];
/** Choices and their values in the order of their numbers, from 0. */
const CHOICES = {
  'luck.when': ['after-failure', 'instead-of-roll'],
  'luck.combat': ['never', 'could-drop', 'any-hit'],
  'combat.atZero': ['unconscious', 'dead'],
};

/** A Target 10 battle as `reference/target-10/scenario.h` reads it, in the order of its `read_` functions. */
export function target10Numbers({ rules, sides, terrain }: Target10Battle): number[] {
  const given = new Rules(PARAMETERS, rules);
  const starts = [0, given.integer('field.distance')];
  return [
    ...INTEGERS.map((path) => given.integer(path)),
    ...DICE.flatMap((path) => diceNumbers(parseDiceFormula(given.text(path)) as DiceFormula)),
    ...Object.entries(CHOICES).map(([path, values]) => values.indexOf(given.text(path))),
    ...TERRAIN_KINDS.flatMap((kind) => {
      const stretches = terrain.filter((stretch) => stretch.kind === kind);
      return [stretches.length, ...stretches.flatMap(({ from, to }) => [from, to])];
    }),
    ...Object.values(sides).flatMap(({ nextWave, units, waves }, side) => {
      const roster = expandRoster(units).map(({ entry }) => unitNumbers(entry, starts[side] as number, given));
      return [waves, nextWave === 'on-defeat' ? 0 : nextWave.everyRounds, roster.length, ...roster.flat()];
    }),
  ];
}

function diceNumbers({ plus, pool }: DiceFormula): number[] {
  return [pool.count, pool.sides, plus];
}

/** @param start place of its side */
function unitNumbers(unit: Target10Unit, start: number, rules: Rules): number[] {
  return [
    unit.at ?? start,
    ...diceNumbers(hitPointsOf(unit, rules)),
    unit.hitDice,
    ...(['strength', 'dexterity', 'charisma'] as const).map((ability) => modifierOf(unit, ability, rules)),
    unit.armor,
    unit.luck,
    unit.negotiation,
    unit.speed ?? rules.integer('speed'),
    unit.weapons.length,
    ...unit.weapons.flatMap((weapon) => weaponNumbers(weapon, rules)),
    unit.tactics.length,
    ...unit.tactics.flatMap(entryNumbers),
  ];
}

function weaponNumbers({ bonus, damage, kind, range }: Weapon, rules: Rules): number[] {
  const dice = parseDiceFormula(damage ?? rules.text('damage.dice')) as DiceFormula;
  return [kind === 'ranged' ? 1 : 0, bonus, range ?? NONE, ...diceNumbers(dice)];
}

function entryNumbers({ action, if: conditions, move, push, target }: TacticsEntry): number[] {
  const { isConditional, ...bounds } = compileConditions(conditions, STATES);
  return [
    ...[bounds.roundFrom, bounds.roundTo, bounds.healthBelow, bounds.enemies, bounds.allies],
    ...[bounds.atLeast, bounds.atMost, bounds.stateMask, bounds.states],
    targetChoiceCode(target ?? 'nearest'),
    move === undefined ? NONE : MOVES.indexOf(move),
    ACTIONS.indexOf(action ?? 'kill'),
    push === 'forward' ? -1 : 1,
  ];
}
