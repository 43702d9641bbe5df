import { InvariantError } from './core/errors.ts';
import type { RulesSystem } from './core/rules-system.ts';
import { counters } from './systems/counters/index.ts';
import { crescentStar } from './systems/crescent-star/index.ts';
import { target10 } from './systems/target-10/index.ts';

/** Every rule system, by the name that scenarios use. */
export const SYSTEMS: Readonly<Record<string, RulesSystem>> = {
  [target10.id]: target10 as unknown as RulesSystem,
  [counters.id]: counters as unknown as RulesSystem,
  [crescentStar.id]: crescentStar as unknown as RulesSystem,
};

/** @throws InvariantError where a scenario was loaded that nothing plays */
export function systemOf(id: string): RulesSystem {
  const system = Object.hasOwn(SYSTEMS, id) ? SYSTEMS[id] : undefined;
  if (system === undefined) throw new InvariantError(`a scenario of "${id}" was loaded, which nothing plays`);
  return system;
}
