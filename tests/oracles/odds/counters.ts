import { fraction, ONE, times } from '../dice/fraction.ts';
import { add, type Odds, type Plain, type ScenarioOdds, together } from './plain-odds.ts';

/**
 * Odds of the checks, contests and coordinations of Counters by going through all that each character may
 * roll. Slow and plain on purpose; it imports nothing from `src`.
 */

/** CTR-4. */
export function checkOdds({ actor, needed, rules }: Plain): ScenarioOdds {
  const successes = poolOdds(actor, rules);
  const outcomes: Odds<string> = new Map();
  for (const [count, chance] of successes) add(outcomes, count >= needed ? 'success' : 'failure', chance);
  return { outcomes, counted: { successes } };
}

/** CTR-5. */
export function contestOdds({ contestants, rules }: Plain): ScenarioOdds {
  const names = Object.keys(contestants);
  const pools = names.map((name) => poolOdds(contestants[name], rules));
  const outcomes: Odds<string> = new Map();
  for (const [counts, chance] of together(pools)) {
    const most = Math.max(...counts);
    const best = names.filter((_, i) => counts[i] === most);
    add(outcomes, best.length === 1 ? best[0]! : 'tie', chance);
  }
  return { outcomes, counted: Object.fromEntries(names.map((name, i) => [`${name}.successes`, pools[i]!])) };
}

/** CTR-6. */
export function coordinationOdds({ team, needed, rules }: Plain): ScenarioOdds {
  const members = team.flatMap((member: Plain) => Array.from({ length: member.count }, () => poolOdds(member, rules)));
  const outcomes: Odds<string> = new Map();
  const successes: Odds<number> = new Map();
  for (const [counts, chance] of together<number>(members)) {
    const [primary, ...further] = [...counts].sort((a, b) => b - a);
    const help = further.map((count) => (count > 0 ? rules.coordination.adds : -rules.coordination.takes));
    const result = help.reduce((sum, more) => sum + more, primary!);
    add(outcomes, result >= needed ? 'success' : 'failure', chance);
    add(successes, result, chance);
  }
  return { outcomes, counted: { successes } };
}

/** CTR-2, CTR-3. */
function poolOdds({ attribute, skill, targetNumber, dice }: Plain, rules: Plain): Odds<number> {
  const { base, lowest, targetNumber: preset } = rules.check;
  const byAttribute = attribute === undefined ? preset : Math.max(lowest, base - attribute);
  const target = targetNumber ?? byAttribute;
  const count = (skill ?? attribute ?? 0) + dice;
  let odds: Odds<number> = new Map([[0, ONE]]);
  for (let die = 0; die < count; die++) {
    const next: Odds<number> = new Map();
    for (const [before, chance] of odds) {
      for (let face = 1; face <= 10; face++) {
        const isNone = face < target || (face === 1 && rules.pool.oneFails);
        const own = isNone ? 0 : face === 10 ? rules.pool.ten : 1;
        add(next, before + own, times(chance, fraction(1, 10)));
      }
    }
    odds = next;
  }
  return odds;
}
