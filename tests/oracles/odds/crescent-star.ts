import { type Fraction, fraction, ONE, plus, times, ZERO } from '../dice/fraction.ts';
import { add, type Odds, type Plain, type ScenarioOdds } from './plain-odds.ts';

/**
 * Odds of the checks, contests and chains of Crescent Star by going through all that the dice may show.
 * Dice are followed until less than 1e-14 is left. Slow and plain on purpose; it imports nothing from `src`.
 */

const LEAST_LEFT = 1e-14;
const TOTALS = totals();

/** CS-1. */
function openEnded(sides: number): Odds<number> {
  const odds: Odds<number> = new Map();
  let chance = ONE;
  for (let before = 0, left = 1; left > LEAST_LEFT; before += sides, left /= sides) {
    chance = times(chance, fraction(1, sides));
    for (let face = 1; face < sides; face++) add(odds, before + face, chance);
  }
  return odds;
}

function totals(): Odds<number> {
  const odds: Odds<number> = new Map();
  for (const [ten, chance] of openEnded(10)) {
    for (const [four, share] of openEnded(4)) add(odds, ten + four, times(chance, share));
  }
  return odds;
}

/** What one throw of the dice is above another; gone through once, for it takes seconds. */
let leads: Odds<number> | undefined;

function leadsOfDice(): Odds<number> {
  const odds: Odds<number> = new Map();
  for (const [own, chance] of TOTALS) for (const [other, share] of TOTALS) add(odds, own - other, times(chance, share));
  return odds;
}

/** CS-4. */
export function checkOdds({ actor, target, needed, rules }: Plain): ScenarioOdds {
  const successes = netOdds(actor, target, rules);
  const outcomes: Odds<string> = new Map();
  for (const [net, chance] of successes) add(outcomes, net >= needed ? 'success' : 'failure', chance);
  return { outcomes, counted: { successes } };
}

/** CS-8. */
export function contestOdds({ actor, opponent, rules }: Plain): ScenarioOdds {
  const sure = (who: Plain) => ratingOf(who).auto + who.stones - who.wounds;
  const outcomes: Odds<string> = new Map();
  const successes: Odds<number> = new Map();
  leads ??= leadsOfDice();
  for (const [ofDice, chance] of leads) {
    const lead = ofDice + ratingOf(actor).value - ratingOf(opponent).value;
    let own = 0;
    let other = 0;
    if (lead > 0) own = rolled(lead + pushOf(actor, rules), 0, rules);
    if (lead < 0) other = rolled(-lead + pushOf(opponent, rules), 0, rules);
    if (lead === 0 && rules.contest.tie === 'actor') own = 1;
    const net = own + sure(actor) - (other + sure(opponent));
    add(successes, net, chance);
    add(outcomes, net >= 1 ? 'actor' : 'opponent', chance);
  }
  return { outcomes, counted: { successes } };
}

/** CS-9. */
export function chainOdds({ links, rules }: Plain): ScenarioOdds {
  const outcomes: Odds<string> = new Map();
  const linksBought: Odds<number> = new Map();
  const roll = (at: number, reached: Fraction) => {
    const isLast = at === links.length - 1;
    const extra = isLast ? 0 : rules.chain.firstCost + at * rules.chain.step;
    let [goesOn, breaks] = [ZERO, ZERO];
    for (const [net, chance] of netOdds(links[at], links[at].target, rules)) {
      if (net >= 1 + extra) goesOn = plus(goesOn, chance);
      else breaks = plus(breaks, chance);
    }
    add(outcomes, `broken-${at + 1}`, times(reached, breaks));
    add(linksBought, at, times(reached, breaks));
    if (!isLast) return roll(at + 1, times(reached, goesOn));
    add(outcomes, 'complete', times(reached, goesOn));
    add(linksBought, at, times(reached, goesOn));
  };
  roll(0, ONE);
  return { outcomes, counted: { linksBought } };
}

/** CS-3, CS-4, CS-6, CS-7, CS-26. */
function netOdds(who: Plain, target: number | string, rules: Plain): Odds<number> {
  let number = typeof target === 'number' ? target : rules.difficulty[target];
  let sure = ratingOf(who).auto + who.stones - who.wounds;
  while (rules.fold.enabled && number > rules.fold.above) {
    number -= rules.successStep;
    sure--;
  }
  const odds: Odds<number> = new Map();
  for (const [total, chance] of TOTALS) {
    add(odds, sure + rolled(total + ratingOf(who).value + pushOf(who, rules), number, rules), chance);
  }
  return odds;
}

function rolled(total: number, number: number, rules: Plain): number {
  let successes = 0;
  for (let reached = number; reached <= total; reached += rules.successStep) successes++;
  return successes;
}

function pushOf(who: Plain, rules: Plain): number {
  if (!rules.push.enabled || who.attribute === undefined) return 0;
  return Math.max(0, Math.min(rules.push.most[who.attribute - 1], rules.attributeModifiers[who.attribute - 1]));
}

function ratingOf({ rating }: Plain): { value: number; auto: number } {
  const [value, auto = 0] = String(rating).split('s').map(Number);
  return { value: value!, auto };
}
