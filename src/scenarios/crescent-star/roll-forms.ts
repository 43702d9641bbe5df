import { PARAMETERS } from '../../engine/systems/crescent-star/parameters.ts';
import { formatRating, parseRating, type Rating } from '../../engine/systems/crescent-star/rating.ts';
import type {
  CrescentStarChain,
  CrescentStarCheck,
  CrescentStarContest,
  RollingActor,
} from '../../engine/systems/crescent-star/roll-scenario.ts';
import { fieldOf, itemsOf } from '../data/tree.ts';
import { withHead } from '../head/with-head.ts';
import type { ScenarioForm } from '../scenario-form.ts';
import {
  type AuthoredChain,
  type AuthoredCheck,
  type AuthoredContest,
  type AuthoredRoll,
  chainSchema,
  checkSchema,
  contestSchema,
} from './roll-schema.ts';

/** What the three kinds have in common: they mean nothing that their schema does not say. */
const SHARED = {
  system: 'crescent-star',
  parameters: PARAMETERS,
  alternatives: {},
  check: () => [],
  warn: () => [],
} as const;

/** How a Crescent Star check is read. */
export const crescentStarCheckForm: ScenarioForm = {
  ...SHARED,
  kind: 'check',
  makeSchema: checkSchema,
  metrics: () => ({ outcomes: ['success', 'failure'], quantities: ['successes'] }),
  resolve(data): CrescentStarCheck {
    const { actor, target, needed } = data as AuthoredCheck;
    return withHead(data, PARAMETERS, { actor: resolveActor(actor), target, needed: needed ?? 1 });
  },
};

/** How a Crescent Star contest is read. */
export const crescentStarContestForm: ScenarioForm = {
  ...SHARED,
  kind: 'contest',
  makeSchema: contestSchema,
  metrics: () => ({ outcomes: ['actor', 'opponent'], quantities: ['successes'] }),
  resolve(data): CrescentStarContest {
    const { actor, opponent } = data as AuthoredContest;
    return withHead(data, PARAMETERS, { actor: resolveActor(actor), opponent: resolveActor(opponent) });
  },
};

/** How a Crescent Star chain is read. */
export const crescentStarChainForm: ScenarioForm = {
  ...SHARED,
  kind: 'chain',
  makeSchema: chainSchema,
  metrics(data) {
    const broken = itemsOf(fieldOf(data, 'links')).map((_, i) => `broken-${i + 1}`);
    return { outcomes: ['complete', ...broken], quantities: ['linksBought'] };
  },
  resolve(data): CrescentStarChain {
    const { links } = data as AuthoredChain;
    return withHead(data, PARAMETERS, {
      links: links.map(({ name, target, ...roll }) => ({ name, ...resolveActor(roll), target })),
    });
  },
};

function resolveActor({ rating, stones, wounds, attribute }: AuthoredRoll): RollingActor {
  return {
    rating: formatRating(parseRating(String(rating)) as Rating),
    stones: stones ?? 0,
    wounds: wounds ?? 0,
    ...(attribute === undefined ? {} : { attribute }),
  };
}
