import type { Contestant, ContestPlan } from './contest-plan.ts';
import { addChance, ContestSums } from './contest-sums.ts';
import { addedBy, type ContestTotal, FAILED, GOES_ON, testsOf, verdictOf, WON } from './contest-total.ts';
import { afterTurn, failuresOf, freshStanding, isOut, type Standing, successesOf, takesRoll } from './standing.ts';
import { marginOdds, rollOdds } from './test.ts';

/** Chances of how one contestant stands who has not won, or of what several add up to. */
type Chances = ReadonlyMap<number, number>;

/** Hears of each way in which a turn ends the contest: how, the standing of who took it, rolls made, the chance. */
type Ended = (verdict: number, standing: Standing, tests: number, chance: number) => void;

/**
 * The exact odds of a contest that is played in one order.
 *
 * As long as nobody has won, each contestant's standing depends on its own tests alone: all of them
 * together are independent, but that the contest must not have ended by the total of their failures or
 * rolls. So what is followed is each by itself, and the rest only by its total.
 *
 * @param order contestants in the order of their turns
 * @returns sums in which contestants stand by their place in the order
 * @rule T10-9, T10-10
 */
export function orderOdds(plan: ContestPlan, order: readonly number[]): ContestSums {
  const odds = new OrderOdds(
    plan,
    order.map((who) => plan.contestants[who]!),
  );
  // Ends: a round in which the contest may go on makes a roll or spends luck, and rolls are bounded by `maxTests`.
  while (odds.playRound() > 0);
  return odds.sums;
}

class OrderOdds {
  readonly sums: ContestSums;
  private readonly plan: ContestPlan;
  private readonly places: readonly Contestant[];
  private readonly chances: Chances[];
  private readonly rolls: readonly (readonly [success: number, failure: number])[];

  constructor(plan: ContestPlan, places: readonly Contestant[]) {
    this.plan = plan;
    this.places = places;
    this.sums = new ContestSums(places.length);
    this.rolls = places.map(({ test }) => rollOdds(marginOdds(test)));
    this.chances = places.map(({ luck }) => new Map([[freshStanding(luck), 1]]));
  }

  /** @returns the chance that the contest went on, summed over the turns; 0 where it has surely ended */
  playRound(): number {
    return this.places.reduce((sum, _, place) => sum + this.playTurn(place), 0);
  }

  private playTurn(place: number): number {
    const { sums } = this;
    const goesOn = this.visitEnds(place, this.totalWithout(place), (verdict, standing, tests, chance) => {
      if (verdict === WON) sums.won[place]! += chance;
      else if (verdict === FAILED) sums.failed += chance;
      else sums.timedOut += chance;
      addChance(sums.tests, tests, chance);
      this.addStanding(place, standing, chance);
    });
    this.places.forEach((_, other) => {
      if (other !== place) this.addOther(place, other);
    });
    this.chances[place] = this.turned(place);
    return goesOn;
  }

  /** Adds how another stands where this turn ends the contest. */
  private addOther(place: number, other: number): void {
    const rest = this.totalWithout(place, other);
    for (const [standing, chance] of this.chances[other]!) {
      const total = joined(rest, new Map([[this.added(other, standing), chance]]));
      this.visitEnds(place, total, (_verdict, _standing, _tests, ended) => this.addStanding(other, standing, ended));
    }
  }

  private addStanding(place: number, standing: Standing, chance: number): void {
    addChance(this.sums.successes[place]!, successesOf(standing), chance);
    addChance(this.sums.failures[place]!, failuresOf(standing), chance);
  }

  /** Visits each way in which a turn ends the contest; returns the chance that it goes on. */
  private visitEnds(place: number, others: Chances, ended: Ended): number {
    const { rules } = this.plan;
    let goesOn = 0;
    for (const [standing, chance] of this.chances[place]!) {
      if (isOut(standing, rules)) continue;
      const before = this.added(place, standing);
      for (const [next, share] of this.turns(place, standing)) {
        const after = this.added(place, next);
        for (const [total, rest] of others) {
          if (verdictOf(total + before, standing, rules) !== GOES_ON) continue;
          const verdict = verdictOf(total + after, next, rules);
          const all = chance * share * rest;
          if (verdict === GOES_ON) goesOn += all;
          else ended(verdict, next, testsOf(total + after), all);
        }
      }
    }
    return goesOn;
  }

  /** Standings after a turn, with their chances. */
  private turns(place: number, standing: Standing): readonly (readonly [Standing, number])[] {
    const { rules } = this.plan;
    if (!takesRoll(standing, rules)) return [[afterTurn(standing, false, rules), 1]];
    const [success, failure] = this.rolls[place]!;
    return [
      [afterTurn(standing, true, rules), success],
      [afterTurn(standing, false, rules), failure],
    ];
  }

  /** Standings after a turn of those who have not won by it. */
  private turned(place: number): Chances {
    const { rules } = this.plan;
    const after = new Map<Standing, number>();
    for (const [standing, chance] of this.chances[place]!) {
      if (isOut(standing, rules)) add(after, standing, chance);
      else {
        for (const [next, share] of this.turns(place, standing)) {
          if (successesOf(next) < rules.successes) add(after, next, chance * share);
        }
      }
    }
    return after;
  }

  /** What all but some add up to. */
  private totalWithout(...left: readonly number[]): Chances {
    let total: Chances = new Map([[0, 1]]);
    this.chances.forEach((chances, place) => {
      if (left.includes(place)) return;
      const own = new Map<ContestTotal, number>();
      for (const [standing, chance] of chances) add(own, this.added(place, standing), chance);
      total = joined(total, own);
    });
    return total;
  }

  private added(place: number, standing: Standing): ContestTotal {
    return addedBy(standing, this.places[place]!.luck, this.plan.rules);
  }
}

function joined(one: Chances, other: Chances): Chances {
  const sums = new Map<number, number>();
  for (const [a, chance] of one) for (const [b, share] of other) add(sums, a + b, chance * share);
  return sums;
}

function add(chances: Map<number, number>, value: number, chance: number): void {
  chances.set(value, (chances.get(value) ?? 0) + chance);
}
