import { z } from 'zod';
import type { Fault } from '../data/fault.ts';
import { entriesOf, fieldOf } from '../data/tree.ts';
import { nameField, noted } from './fields.ts';

/** Names that outcomes of contests have already, in this system or another. */
const TAKEN = ['draw', 'tie', 'failure', 'timeout', 'actor', 'opponent'];
const NAME_ERROR = `expected a name of 1 to 200 characters on one line, but not a whole number or ${TAKEN.join(', ')}`;

/** A whole number as a key does not keep its place in the order of a map. */
const WHOLE_NUMBER = /^\d+$/;

/** The contestants of a contest by name. */
export function contestantsField<Contestant extends z.ZodType>(contestant: Contestant, description: string) {
  const name = nameField({ description: 'Name of the contestant.' }).refine(
    (text) => !TAKEN.includes(text) && !WHOLE_NUMBER.test(text),
    { error: NAME_ERROR },
  );
  return noted(z.record(name, contestant, { error: 'expected a map of contestants by name' }), { description });
}

/** The names of a scenario's contestants, in their order. */
export function contestantsOf(data: unknown): readonly (readonly [name: string, contestant: unknown])[] {
  return entriesOf(fieldOf(data, 'contestants'));
}

/** What is wrong with the number of contestants. */
export function checkContestants(data: unknown, [min, max]: readonly [min: number, max: number]): readonly Fault[] {
  const { length } = contestantsOf(data);
  if ((length >= min && length <= max) || fieldOf(data, 'contestants') === undefined) return [];
  const message = `expected ${min} to ${max} contestants, got ${length === 0 ? 'none' : length}`;
  return [{ code: 'contestant-count', path: ['contestants'], message, atKey: true }];
}
