/** Advance widths of U+0020 to U+007E in thousandths of the font size, from the tables of DejaVu Sans 2.37. */
const REGULAR = [
  318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636, 636, 636, 636, 636,
  636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863,
  748, 787, 603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635,
  615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636,
  337, 636, 838,
];
const BOLD = [
  348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365, 696, 696, 696, 696, 696, 696, 696,
  696, 696, 696, 400, 400, 838, 838, 838, 580, 1000, 774, 762, 734, 830, 683, 683, 821, 837, 372, 372, 775, 637, 995,
  837, 850, 733, 850, 770, 720, 682, 812, 774, 1103, 771, 724, 725, 457, 365, 457, 838, 500, 500, 675, 716, 593, 716,
  678, 435, 716, 712, 343, 343, 665, 343, 1042, 712, 687, 716, 716, 493, 595, 478, 712, 652, 924, 645, 652, 582, 712,
  365, 712, 838,
];
/** Of any other character: as wide as a wide letter, so that a text is never wider than we think. */
const OTHER = 850;

/**
 * The width of a text in the charts' font, which no program need have installed.
 *
 * @param size of the font, in pixels
 * @returns pixels
 */
export function textWidth(text: string, size: number, weight: 'normal' | 'bold' = 'normal'): number {
  const widths = weight === 'bold' ? BOLD : REGULAR;
  const sum = [...text].reduce((total, letter) => total + (widths[(letter.codePointAt(0) ?? 0) - 32] ?? OTHER), 0);
  return (sum / 1000) * size;
}

/**
 * A text cut with `…` where it is wider than it may be.
 *
 * @param room in pixels
 * @param size of the font, in pixels
 */
export function fitText(text: string, room: number, size: number, weight: 'normal' | 'bold' = 'normal'): string {
  if (textWidth(text, size, weight) <= room) return text;
  const letters = [...text];
  while (letters.length > 0 && textWidth(`${letters.join('').trimEnd()}…`, size, weight) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/**
 * A text cut with `…` in its middle where it is wider than it may be, for texts that begin alike.
 *
 * @param room in pixels
 * @param size of the font, in pixels
 */
export function fitEnds(text: string, room: number, size: number): string {
  if (textWidth(text, size) <= room) return text;
  const letters = [...text];
  const cut = (kept: number) => {
    const start = letters
      .slice(0, Math.ceil(kept / 2))
      .join('')
      .trimEnd();
    return `${start}…${letters
      .slice(letters.length - Math.floor(kept / 2))
      .join('')
      .trimStart()}`;
  };
  let kept = letters.length - 1;
  while (kept > 0 && textWidth(cut(kept), size) > room) kept--;
  return cut(kept);
}

/** Between texts that stand side by side, in pixels. */
const LEAST_GAP = 6;

/**
 * Whether texts stand clear of each other at equal distances along a line.
 *
 * @param room the line, in pixels
 * @param size of the font, in pixels
 */
export function haveRoom(texts: readonly string[], room: number, size: number): boolean {
  const widest = texts.reduce((most, text) => Math.max(most, textWidth(text, size)), 0);
  return texts.length * (widest + LEAST_GAP) <= room;
}
