import { fieldOf, textOf } from './tree.ts';

/** Longer ones are faults themselves. */
const LONGEST_NAME = 200;

/**
 * Index of the item of a list that a path names: by the item's `name`, where the items have names, or
 * by its index.
 *
 * @returns undefined where there is none
 */
export function indexOfItem(list: readonly unknown[], name: string): number | undefined {
  const byName = list.findIndex((item) => fieldOf(item, 'name') === name);
  if (byName >= 0) return byName;
  const index = /^\d{1,5}$/.test(name) ? Number(name) : list.length;
  return index < list.length ? index : undefined;
}

/** How a path may name the items of a list: names where they have them, else indexes. */
export function itemNames(list: readonly unknown[]): readonly string[] {
  return list.map((item, index) => textOf(fieldOf(item, 'name')) ?? String(index));
}

/** How a path names the item at an index: by its name where no other item has the same. */
export function nameOfItem(list: readonly unknown[], index: number): string | number {
  const name = textOf(fieldOf(list[index], 'name'));
  if (name === undefined || name === '' || name.length > LONGEST_NAME) return index;
  return list.every((item, other) => other === index || fieldOf(item, 'name') !== name) ? name : index;
}
