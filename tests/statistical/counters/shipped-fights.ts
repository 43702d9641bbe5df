import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { setPath } from '../../oracles/counters/set-path.ts';

/** A shipped scenario, parsed, with some values replaced and without its gates. */
export function shipped(name: string, settings: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const file = new URL(`../../../scenarios/${name}.yaml`, import.meta.url);
  const { expect: _, ...parsed } = parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  for (const [path, value] of Object.entries(settings)) setPath(parsed, path, value);
  return parsed;
}

/** Fights that the engine and the naive engine are to agree on. */
export const FIGHTS: readonly (readonly [name: string, parsed: Record<string, unknown>])[] = [
  ['the bar brawl', shipped('bar-brawl')],
  ['the bar brawl without counters', shipped('bar-brawl-without-counters')],
  ['a bar brawl in three waves', shipped('bar-brawl', { 'sides.drinkers.waves': 3 })],
  ['a bar brawl with more health', shipped('bar-brawl', { rules: { health: { base: 9 } } })],
  [
    'a bar brawl whose counters stay spent',
    shipped('bar-brawl', { 'sides.drinkers.waves': 2, rules: { waves: { recover: false } } }),
  ],
  ['Riposte against Block', shipped('swords-riposte-v-block')],
  ['the gunfight', shipped('gunfight')],
  ['armor against blades', shipped('armor-against-blades')],
  ['armor against fists', shipped('armor-against-fists')],
  ['rank 2 against rank 3', shipped('brawlers-2-v-3')],
];
