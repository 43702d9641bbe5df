import { plainName, shortName } from './plain-name.ts';

/**
 * Plain names of a column, each of at most so many characters. Two that would be cut alike are cut in their
 * middle; where that is alike as well, they are numbered. Names that are equal stay equal.
 *
 * @param most 8 or more
 * @returns as many, in the same order
 */
export function shortNames(names: readonly string[], most: number): string[] {
  const plain = names.map(plainName);
  const full = [...new Set(plain)];
  const atEnd = full.map((name) => shortName(name, most));
  const inMiddle = full.map((name, i) => (isTwice(atEnd, i) ? cutMiddle(name, most) : (atEnd[i] as string)));
  const distinct = inMiddle.map((cut, i) => (isTwice(inMiddle, i) ? numbered(full[i] as string, i + 1, most) : cut));
  return plain.map((name) => distinct[full.indexOf(name)] as string);
}

function isTwice(cuts: readonly string[], index: number): boolean {
  return cuts.indexOf(cuts[index] as string) !== cuts.lastIndexOf(cuts[index] as string);
}

function cutMiddle(name: string, most: number): string {
  const characters = [...name];
  const tail = Math.floor((most - 1) / 2);
  const head = most - 1 - tail;
  return `${characters.slice(0, head).join('').trimEnd()}…${characters.slice(-tail).join('').trimStart()}`;
}

function numbered(name: string, number: number, most: number): string {
  const mark = ` #${number}`;
  return `${shortName(name, most - mark.length)}${mark}`;
}
