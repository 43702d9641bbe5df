/**
 * Colours of Okabe and Ito (2008), told apart by the colour-blind; the two of the sides differ in
 * lightness too, so that they stay apart in grey.
 */
const SIDE_COLOURS = ['#0072B2', '#E69F00'] as const;
/** Names of sides are written in a darker shade of their colour, so that they can be read on white. */
const SIDE_TEXT_COLOURS = ['#005A8C', '#8F5F00'] as const;

/** Of things compared in one chart, and the darker shades that their names are written in. */
const SERIES_COLOURS = ['#0072B2', '#E69F00', '#009E73', '#CC79A7', '#D55E00', '#56B4E9'] as const;
const SERIES_TEXT_COLOURS = ['#005A8C', '#8F5F00', '#00714F', '#A0457A', '#A84A00', '#2178AC'] as const;
/** Dashes of their lines, which tell them apart in grey. */
const SERIES_DASHES = [[], [7, 3], [2, 2.5], [11, 3, 2, 3], [4, 4], [14, 4]] as const;
/** As many things can be told apart. */
export const MOST_SERIES = SERIES_COLOURS.length;

/** Of what belongs to no side: draws, timeouts, outcomes that nobody hoped for. */
export const NEUTRAL_COLOUR = '#9AA0A6';
/** Of what a chart of one quantity shows. */
export const ACCENT_COLOUR = SIDE_COLOURS[0];
/** Of the bars around the one that the title speaks of. */
export const ACCENT_PALE_COLOUR = '#8DBEDB';
export const TEXT_COLOUR = '#1F2328';
export const FAINT_TEXT_COLOUR = '#59636E';
export const GRID_COLOUR = '#E4E7EB';

/** What takes the place of these on paper: text black, lines that no printer loses. */
export const PRINT_COLOURS: Readonly<Record<string, string>> = {
  [TEXT_COLOUR]: '#000000',
  [FAINT_TEXT_COLOUR]: '#333333',
  [GRID_COLOUR]: '#C9CDD2',
  [NEUTRAL_COLOUR]: '#7A8087',
};

/** What takes the place of these on a dark page. */
export const DARK_COLOURS: Readonly<Record<string, string>> = {
  [TEXT_COLOUR]: '#E8EAED',
  [FAINT_TEXT_COLOUR]: '#A3ACB6',
  [GRID_COLOUR]: '#343B43',
  [ACCENT_COLOUR]: '#3D9BDB',
  [ACCENT_PALE_COLOUR]: '#2C5A78',
  [SIDE_TEXT_COLOURS[0]]: '#7CC4F0',
  [SIDE_TEXT_COLOURS[1]]: '#F0B94A',
  [SERIES_TEXT_COLOURS[2]]: '#4CC9A0',
  [SERIES_TEXT_COLOURS[3]]: '#DDA0C4',
  [SERIES_TEXT_COLOURS[4]]: '#F08A4B',
  [SERIES_TEXT_COLOURS[5]]: '#7CC4F0',
  white: '#14171A',
};

/** The colour of a side's marks, the same in every chart. */
export function sideColour(sides: readonly string[], side: string): string {
  return SIDE_COLOURS[sides.indexOf(side)] ?? NEUTRAL_COLOUR;
}

/** The colour of a side's name and figures. */
export function sideTextColour(sides: readonly string[], side: string): string {
  return SIDE_TEXT_COLOURS[sides.indexOf(side)] ?? FAINT_TEXT_COLOUR;
}

/** The colour of the marks of one of several things compared. */
export function seriesColour(index: number): string {
  return SERIES_COLOURS[index] ?? NEUTRAL_COLOUR;
}

/** The colour of its name. */
export function seriesTextColour(index: number): string {
  return SERIES_TEXT_COLOURS[index] ?? FAINT_TEXT_COLOUR;
}

/** The dashes of its line; empty for an unbroken one. */
export function seriesDash(index: number): readonly number[] {
  return SERIES_DASHES[index] ?? [];
}
