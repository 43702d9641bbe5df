import { type DuelResult, solveDuel } from './duel-chain.ts';
import { readDuel } from './read-duel.ts';
import { readBattle } from './read-scenario.ts';
import { runTrials, type TrialsSummary } from './run-trials.ts';
import { setPath } from './set-path.ts';

/** A comparison that fails beyond this many standard errors: two-sided level 1e-6. */
const GREATEST_Z = 4.892;

export interface ChainCheck {
  readonly name: string;
  readonly exact: Record<string, number>;
  readonly played: Record<string, number>;
  /** (played − exact) ÷ standard error. */
  readonly z: Record<string, number>;
  /** Pearson's chi-square of outcome by round, cells under 10 expected pooled, as a deviate (Wilson–Hilferty). */
  readonly chiSquareZ: number;
  readonly passes: boolean;
}

/** The exact values under the names that the battle uses. */
export function chainFigures(result: DuelResult, one: string, two: string): Record<string, number> {
  const figures: Record<string, number> = {
    [`outcome.${one}`]: result.winAProb,
    [`outcome.${two}`]: result.winBProb,
    'outcome.draw': result.drawProb,
    'outcome.timeout': result.timeoutProb,
    rounds: result.meanRounds,
  };
  for (const [side, own] of [
    [one, result.a],
    [two, result.b],
  ] as const) {
    figures[`${side}.dead`] = own.deadProb;
    figures[`${side}.unconscious`] = own.unconsciousProb;
    figures[`${side}.attacks`] = own.meanAttacks;
    figures[`${side}.hits`] = own.meanHits;
    figures[`${side}.damageDealt`] = own.meanDamageDealt;
    figures[`${side}.luckSpent`] = own.meanLuckSpent;
  }
  return figures;
}

/** Pearson's chi-square over outcome and round, as a normal deviate. Valid where expectations are 10 or more. */
function chiSquareZ(exact: DuelResult, played: TrialsSummary, one: string, two: string, maxRounds: number): number {
  const byOutcome: Array<[string, readonly number[]]> = [
    [one, exact.winAByRound],
    [two, exact.winBByRound],
    ['draw', exact.drawByRound],
    ['timeout', Array.from({ length: maxRounds + 1 }, (_, r) => (r === maxRounds ? exact.timeoutProb : 0))],
  ];
  let [statistic, cells, restExpected, restCount] = [0, 0, 0, 0];
  for (const [outcome, probs] of byOutcome) {
    probs.forEach((prob, round) => {
      const expected = prob * played.trials;
      const count = played.countsByRound[outcome]?.[round] ?? 0;
      if (expected < 10) {
        restExpected += expected;
        restCount += count;
        return;
      }
      statistic += (count - expected) ** 2 / expected;
      cells += 1;
    });
  }
  if (restExpected >= 10) {
    statistic += (restCount - restExpected) ** 2 / restExpected;
    cells += 1;
  }
  const df = cells - 1;
  if (df < 1) return 0;
  return (Math.cbrt(statistic / df) - (1 - 2 / (9 * df))) / Math.sqrt(2 / (9 * df));
}

/**
 * Plays a duel many times and holds it against the exact chain.
 * @param scenario the plain object of a duel; changed by `sets`
 */
export function checkChain(
  name: string,
  scenario: unknown,
  sets: readonly string[],
  trials: number,
  seed: number,
): ChainCheck {
  for (const assignment of sets) setPath(scenario, assignment);
  const plan = readBattle(scenario);
  const [one, two] = [plan.sides[0].name, plan.sides[1].name];
  const exactResult = solveDuel(readDuel(scenario));
  const exact = chainFigures(exactResult, one, two);
  const summary = runTrials(scenario, trials, seed);
  const played: Record<string, number> = {};
  const z: Record<string, number> = {};
  for (const [figure, value] of Object.entries(exact)) {
    const outcome = figure.startsWith('outcome.') ? figure.slice('outcome.'.length) : null;
    const rate = outcome === null ? undefined : summary.outcomes[outcome];
    const quantity = summary.quantities[figure];
    played[figure] = rate ?? quantity?.mean ?? Number.NaN;
    const sd = outcome === null ? (quantity?.sd ?? 0) : Math.sqrt(value * (1 - value));
    const difference = (played[figure] ?? Number.NaN) - value;
    z[figure] = Math.abs(difference) < 1e-12 ? 0 : difference / (sd / Math.sqrt(trials));
  }
  const deviate = chiSquareZ(exactResult, summary, one, two, plan.rules.maxRounds);
  const passes = Object.values(z).every((value) => Math.abs(value) <= GREATEST_Z) && deviate <= GREATEST_Z;
  return { name, exact, played, z, chiSquareZ: deviate, passes };
}

/** The variants of a duel that the chain is checked on: target number, luck of the first unit, a charge. */
export function chainVariants(scenario: unknown): Array<{ name: string; sets: string[] }> {
  const plan = readBattle(scenario);
  const [one, two] = plan.sides;
  const path = (side: string, unit: string, key: string): string => `sides.${side}.units."${unit}".${key}`;
  const a = one.roster[0]?.name ?? '';
  const b = two.roster[0]?.name ?? '';
  const variants: Array<{ name: string; sets: string[] }> = [];
  for (const targetNumber of [12, 10]) {
    for (const luck of [0, 3]) {
      for (const charge of [false, true]) {
        const sets = [`rules.combat.targetNumber=${targetNumber}`, `${path(one.name, a, 'luck')}=${luck}`];
        if (charge) sets.push(`${path(two.name, b, 'at')}=30`);
        variants.push({ name: `target ${targetNumber}, luck ${luck}/0, ${charge ? 'charge' : 'at reach'}`, sets });
      }
    }
  }
  const both = [`${path(one.name, a, 'luck')}=1`, `${path(two.name, b, 'luck')}=2`];
  variants.push({ name: 'luck 1/2, any-hit', sets: [...both, 'rules.luck.combat=any-hit'] });
  const never = [...both, 'rules.luck.combat=never', 'rules.combat.atZero=dead'];
  variants.push({ name: 'luck 1/2, never, dead at 0', sets: never });
  variants.push({ name: 'luck 1/2, 5 rounds', sets: [...both, 'rules.maxRounds=5'] });
  return variants;
}
