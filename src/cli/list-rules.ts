import { UsageError } from '../engine/core/errors.ts';
import type { RulesSystem } from '../engine/core/rules-system.ts';
import { SYSTEMS } from '../engine/registry.ts';
import { hint } from '../scenarios/data/nearest.ts';
import type { CommonOptions } from './command.ts';
import { print } from './console.ts';
import { EXIT, type ExitStatus } from './exit-status.ts';
import { ruleTable } from './rule-table.ts';

/** Prints the systems, or the rule parameters of one. */
export function listRules({ system: id, json }: CommonOptions & { readonly system?: string }): ExitStatus {
  if (id === undefined) print(json ? JSON.stringify(systemsDocument()) : systemList());
  else {
    const system = requireSystem(id);
    const { title, version, parameters } = system;
    print(json ? JSON.stringify({ schema: 1, system: id, title, version, parameters }) : ruleTable(system));
  }
  return EXIT.done;
}

/** @throws UsageError that lists the systems there are */
export function requireSystem(id: string): RulesSystem {
  const system = Object.hasOwn(SYSTEMS, id) ? SYSTEMS[id] : undefined;
  if (system !== undefined) return system;
  throw new UsageError(
    `system: expected ${Object.keys(SYSTEMS).join(', ')}, got "${id}"${hint(id, Object.keys(SYSTEMS))}`,
  );
}

function systemsDocument(): object {
  const systems = Object.values(SYSTEMS).map(({ id, title, version, kinds }) => ({ id, title, version, kinds }));
  return { schema: 1, systems };
}

function systemList(): string {
  const systems = Object.values(SYSTEMS);
  const width = Math.max(...systems.map(({ id }) => id.length));
  return systems.map(({ id, title, kinds }) => `${id.padEnd(width)}  ${title}: ${kinds.join(', ')}`).join('\n');
}
