import { type BattlePlan, compileBattlePlan, expandRoster } from '../../battle/battle-plan.ts';
import { Rules } from '../../core/rule-parameter.ts';
import { PARAMETERS } from './parameters.ts';
import { parseRating, type Rating } from './rating.ts';
import type { Attribute, CrescentStarBattle, CrescentStarSide, CrescentStarUnit, Skill } from './scenario.ts';
import { compileTactics, type TacticsTable } from './tactics-table.ts';
import { compileWeapons, type WeaponTable } from './weapon-table.ts';

/** A rating of every row, and how far a roll on it may be pushed (CS-2, CS-6). */
export interface RatingColumn {
  readonly value: Int32Array;
  readonly auto: Int32Array;
  readonly push: Int32Array;
}

/** Numbers of the rules that do not belong to a unit, by their parameters' names. */
export interface FirefightRules {
  readonly successStep: number;
  readonly isCountingClock: boolean;
  readonly tieGoesToActor: boolean;
  readonly firstLinkCost: number;
  readonly linkCostStep: number;
  readonly playersStoneAttacks: boolean;
  readonly playersStoneSaves: boolean;
  readonly gamemasterSpoilsAttacks: boolean;
  readonly gamemasterSpoilsSaves: boolean;
  readonly actingHexes: number;
  readonly runningHexes: number;
  readonly fearOfHit: number;
  readonly fearOfWound: number;
  readonly phasesPerRound: number;
  readonly rangeStep: number;
  readonly longFrom: number;
  readonly longPenalty: number;
  readonly damageIsOpenEnded: boolean;
  readonly everyHitIsChecked: boolean;
  readonly savesAgainstWounds: boolean;
  readonly oneWoundAFailure: boolean;
  readonly foldsAbove: number;
}

/** A Crescent Star battle as integers: rules, and tables by row. Immutable. */
export interface FirefightPlan {
  readonly battle: BattlePlan;
  readonly rules: FirefightRules;
  /** Index of the game master's side and of the players' (CS-13). */
  readonly gamemaster: number;
  readonly players: number;
  readonly shoot: RatingColumn;
  readonly melee: RatingColumn;
  /** The better of parry and dodge (CS-17). */
  readonly guard: RatingColumn;
  readonly resist: RatingColumn;
  readonly startQ: Int32Array;
  readonly startR: Int32Array;
  /** Target number that the unit's size presents (CS-16). */
  readonly size: Int32Array;
  /** Wounds that kill (CS-22). */
  readonly deadly: Int32Array;
  readonly stones: Int32Array;
  /** Phases (CS-15). */
  readonly delay: Int32Array;
  readonly hastyDelay: Int32Array;
  readonly linkDelay: Int32Array;
  readonly cool: Int32Array;
  /** Farthest hex that any of the unit's weapons reaches. */
  readonly reach: Int32Array;
  readonly hasGun: Uint8Array;
  readonly weapons: WeaponTable;
  readonly tactics: TacticsTable;
}

/** A target number above this is never folded: folding is off. */
const NEVER_FOLDS = 0x7fff_ffff;

/** Compiles a resolved Crescent Star battle. */
export function compileFirefight(scenario: CrescentStarBattle): FirefightPlan {
  const rules = new Rules(PARAMETERS, scenario.rules);
  const sides = Object.values(scenario.sides);
  const units = sides.flatMap((side) => expandRoster(side.units).map(({ entry }) => entry));
  const ofRows = (of: (unit: CrescentStarUnit) => number) => Int32Array.from(units, of);
  const modifier = (unit: CrescentStarUnit, attribute: Attribute) => modifierOf(unit.attributes[attribute], rules);
  const weapons = compileWeapons(units, scenario.armory, (unit) => modifier(unit, 'strength'));
  const weaponRows = units.map((_, row) => [weapons.first[row]!, weapons.first[row + 1]!] as const);
  const ratings = (skill: (unit: CrescentStarUnit) => Skill) => compileRatings(units, skill, rules);
  const delay = ofRows((unit) => Math.max(1, rules.number('clock.base') - unit.effectiveness));
  return {
    battle: compileBattlePlan(scenario, rules.number('maxRounds')),
    rules: compileRules(rules),
    ...compileRoles(sides),
    ...compilePlaces(sides, rules.number('field.distance')),
    shoot: ratings(() => 'shoot'),
    melee: ratings(() => 'melee'),
    guard: ratings((unit) => betterGuard(unit, rules)),
    resist: ratings(() => 'resist'),
    size: ofRows((unit) => rules.number(`size.${unit.size}`)),
    deadly: ofRows((unit) => rules.number('death.wounds') + modifier(unit, 'resistance')),
    stones: ofRows((unit) => unit.stones ?? rules.number('stones.perPlayer')),
    delay,
    hastyDelay: delay.map((phases) => Math.ceil(phases / 2)),
    linkDelay: delay.map((phases) => Math.max(1, Math.floor(phases * rules.number('clock.chain')))),
    cool: ofRows((unit) => unit.cool),
    reach: Int32Array.from(weaponRows, ([from, to]) => Math.max(...weapons.reach.slice(from, to))),
    hasGun: Uint8Array.from(weaponRows, ([from, to]) =>
      weapons.increment.slice(from, to).some((hexes) => hexes > 0) ? 1 : 0,
    ),
    weapons,
    tactics: compileTactics(units, (row, name) => weapons.first[row]! + units[row]!.weapons.indexOf(name), rules),
  };
}

function compileRules(rules: Rules): FirefightRules {
  const spends = (by: string, on: string) => ['both', on].includes(rules.text(`stones.${by}`));
  return {
    successStep: rules.number('successStep'),
    isCountingClock: rules.text('initiative') === 'counting-clock',
    tieGoesToActor: rules.text('contest.tie') === 'actor',
    firstLinkCost: rules.number('chain.firstCost'),
    linkCostStep: rules.number('chain.step'),
    playersStoneAttacks: spends('players', 'attack'),
    playersStoneSaves: spends('players', 'save'),
    gamemasterSpoilsAttacks: spends('gamemaster', 'attack'),
    gamemasterSpoilsSaves: spends('gamemaster', 'save'),
    actingHexes: rules.number('movement.acting'),
    runningHexes: rules.number('movement.running'),
    fearOfHit: rules.number('clock.fear.hit'),
    fearOfWound: rules.number('clock.fear.wound'),
    phasesPerRound: rules.number('clock.phasesPerRound'),
    rangeStep: rules.number('range.step'),
    longFrom: rules.number('range.longFrom'),
    longPenalty: rules.number('range.longPenalty'),
    damageIsOpenEnded: rules.flag('damage.openEnded'),
    everyHitIsChecked: rules.text('wound.check') === 'every-hit',
    savesAgainstWounds: rules.text('wound.target') === 'wounds',
    oneWoundAFailure: rules.text('wound.perFailure') === 'one',
    foldsAbove: rules.flag('fold.enabled') ? rules.number('fold.above') : NEVER_FOLDS,
  };
}

function compileRoles(sides: readonly CrescentStarSide[]): { gamemaster: number; players: number } {
  const gamemaster = sides.findIndex((side) => side.role === 'gamemaster');
  return { gamemaster, players: 1 - gamemaster };
}

/**
 * Modifier of an attribute's rating.
 *
 * @rule CS-5
 */
export function modifierOf(rating: number, rules: Rules): number {
  return rules.list('attributeModifiers')[rating - 1]!;
}

/**
 * Most that a roll may be pushed by an attribute: no more than its modifier.
 *
 * @rule CS-6
 */
export function pushOf(rating: number, rules: Rules): number {
  if (!rules.flag('push.enabled')) return 0;
  return Math.max(0, Math.min(rules.list('push.most')[rating - 1]!, modifierOf(rating, rules)));
}

function compileRatings(
  units: readonly CrescentStarUnit[],
  skillOf: (unit: CrescentStarUnit) => Skill,
  rules: Rules,
): RatingColumn {
  const ratings = units.map((unit) => parseRating(unit.skills[skillOf(unit)]) as Rating);
  return {
    value: Int32Array.from(ratings, ({ value }) => value),
    auto: Int32Array.from(ratings, ({ auto }) => auto),
    push: Int32Array.from(units, (unit) => {
      const attribute = rules.text(`push.attribute.${skillOf(unit)}`) as Attribute;
      return pushOf(unit.attributes[attribute], rules);
    }),
  };
}

/**
 * The better of a defender's two skills: an automatic success is worth a success step of value.
 *
 * @rule CS-17
 */
function betterGuard({ skills }: CrescentStarUnit, rules: Rules): Skill {
  const worth = (skill: Skill) => {
    const { value, auto } = parseRating(skills[skill]) as Rating;
    return value + auto * rules.number('successStep');
  };
  return worth('dodge') > worth('parry') ? 'dodge' : 'parry';
}

/**
 * Places as the file gives them, or two facing lines.
 *
 * @rule CS-11
 */
function compilePlaces(
  sides: readonly CrescentStarSide[],
  distance: number,
): { startQ: Int32Array; startR: Int32Array } {
  const places = sides.flatMap((side, i) =>
    expandRoster(side.units).map(({ entry }, index) => entry.at ?? [i * distance - index, 2 * index]),
  );
  return { startQ: Int32Array.from(places, ([q]) => q!), startR: Int32Array.from(places, ([, r]) => r!) };
}
