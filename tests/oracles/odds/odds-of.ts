import { coordinationOdds, checkOdds as countersCheck, contestOdds as countersContest } from './counters.ts';
import { chainOdds, checkOdds as crescentStarCheck, contestOdds as crescentStarContest } from './crescent-star.ts';
import type { Plain, ScenarioOdds } from './plain-odds.ts';
import { checkOdds as target10Check, contestOdds as target10Contest } from './target-10.ts';

const JUDGES: Record<string, (scenario: Plain) => ScenarioOdds> = {
  'target-10 check': target10Check,
  'target-10 contest': target10Contest,
  'counters check': countersCheck,
  'counters contest': countersContest,
  'counters coordination': coordinationOdds,
  'crescent-star check': crescentStarCheck,
  'crescent-star contest': crescentStarContest,
  'crescent-star chain': chainOdds,
};

/** The odds of a resolved scenario of any system and kind, but fights. */
export function oddsOf(scenario: Plain): ScenarioOdds {
  return JUDGES[`${scenario.system} ${scenario.kind}`]!(scenario);
}
