import { plainName, shortName } from './plain-name.ts';

/** Characters that are left of what names have in common. */
const HEAD = 5;

/**
 * Plain names of a column, each of at most so many characters. Of names that would be cut alike, what they
 * have in common is cut instead; then their middle; where that is alike as well, they are numbered. Names that
 * are equal stay equal.
 *
 * @param most 8 or more
 * @returns as many, in the same order
 */
export function shortNames(names: readonly string[], most: number): string[] {
  const plain = names.map(plainName);
  const full = [...new Set(plain)];
  const atEnd = full.map((name) => shortName(name, most));
  const stems = full.map((name, i) => (isTwice(atEnd, i) ? withoutCommon(name, sharing(full, atEnd, i)) : name));
  const stemmed = stems.map((stem) => shortName(stem, most));
  const inMiddle = stems.map((stem, i) => (isTwice(stemmed, i) ? cutMiddle(stem, most) : (stemmed[i] as string)));
  const distinct = inMiddle.map((cut, i) => (isTwice(inMiddle, i) ? numbered(full[i] as string, i + 1, most) : cut));
  return plain.map((name) => distinct[full.indexOf(name)] as string);
}

function isTwice(cuts: readonly string[], index: number): boolean {
  return cuts.indexOf(cuts[index] as string) !== cuts.lastIndexOf(cuts[index] as string);
}

/** The names that are cut as the one of an index is. */
function sharing(names: readonly string[], cuts: readonly string[], index: number): string[] {
  return names.filter((_, i) => cuts[i] === cuts[index]);
}

/** `opposition Trooper shoot` beside `opposition Trooper resist` is `oppos…shoot`: whole words stay. */
function withoutCommon(name: string, group: readonly string[]): string {
  const characters = [...name];
  const others = group.map((other) => [...other]);
  let common = 0;
  while (common < characters.length && others.every((other) => other[common] === characters[common])) common++;
  while (common > 0 && characters[common - 1] !== ' ') common--;
  if (common <= HEAD) return name;
  return `${characters.slice(0, HEAD).join('').trimEnd()}…${characters.slice(common).join('')}`;
}

function cutMiddle(name: string, most: number): string {
  const characters = [...name];
  if (characters.length <= most) return name;
  const tail = Math.floor((most - 1) / 2);
  const head = most - 1 - tail;
  return `${characters.slice(0, head).join('').trimEnd()}…${characters.slice(-tail).join('').trimStart()}`;
}

function numbered(name: string, number: number, most: number): string {
  const mark = ` #${number}`;
  return `${shortName(name, most - mark.length)}${mark}`;
}
