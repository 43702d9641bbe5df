import type { NestedRules } from '../../../../../src/engine/core/rule-parameter.ts';
import { compileCheck } from '../../../../../src/engine/systems/target-10/check.ts';
import { compileContest } from '../../../../../src/engine/systems/target-10/contest.ts';
import type {
  Target10Check,
  Target10Contest,
  Tester,
} from '../../../../../src/engine/systems/target-10/test-scenario.ts';

/** What a test says of one who tests; all else is without skill, luck and modifiers. */
export type TesterSketch = Partial<Tester>;

export function testerOf(sketch: TesterSketch): Tester {
  const ability = sketch.modifier === undefined ? { ability: 10 } : {};
  return { skill: 0, ...ability, situational: 0, luck: 0, ...sketch };
}

const HEAD = { format: 1, name: 'A test', system: 'target-10', trials: 1, seed: 1 } as const;

/** A check against nature with test value 5, unless it says otherwise. */
export function checkOf(
  actor: TesterSketch,
  against: Target10Check['against'] = { nature: 5 },
  rules: NestedRules = {},
) {
  return compileCheck({ ...HEAD, kind: 'check', rules, actor: testerOf(actor), against });
}

/** A contest that one success wins without a limit of failures, unless it says otherwise. */
export function contestOf(
  contestants: Readonly<Record<string, TesterSketch>>,
  more: Partial<Pick<Target10Contest, 'successes' | 'failures' | 'against' | 'rules'>> = {},
) {
  const testers = Object.entries(contestants).map(([name, sketch]) => [name, testerOf(sketch)]);
  return compileContest({
    ...HEAD,
    kind: 'contest',
    rules: {},
    successes: 1,
    ...more,
    contestants: Object.fromEntries(testers),
  });
}
