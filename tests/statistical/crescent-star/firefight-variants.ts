import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { setPath } from '../../oracles/crescent-star/set-path.ts';

const FIREFIGHT = readFileSync(new URL('../../../scenarios/firefight.yaml', import.meta.url), 'utf8');

/** The shipped firefight, parsed, with some values replaced. */
export function firefightWith(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const parsed = parse(FIREFIGHT) as Record<string, unknown>;
  for (const [path, value] of Object.entries(settings)) setPath(parsed, path, value);
  return parsed;
}

/** Changes of the firefight that the engine and the naive engine are to agree on. */
export const VARIANTS: readonly (readonly [name: string, settings: Readonly<Record<string, unknown>>])[] = [
  ['the firefight', {}],
  ['at distance 40', { 'rules.field.distance': 40 }],
  ['in three waves', { 'sides.opposition.waves': 3 }],
  ['on the counting clock', { 'rules.initiative': 'counting-clock' }],
  ['with folding', { 'rules.fold.enabled': true }],
  ['without stones', { 'rules.stones.perPlayer': 0 }],
  ['with a wound check on every hit', { 'rules.wound.check': 'every-hit' }],
  ['with better troopers', { 'sides.opposition.units.Trooper.skills.shoot': '4s0' }],
  ['against machine pistols', { 'sides.opposition.units.Trooper.weapon': 'smg' }],
  ['pushed', { 'rules.push.enabled': true }],
];
