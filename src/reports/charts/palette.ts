/**
 * Colours of Okabe and Ito (2008), told apart by the colour-blind; the two of the sides differ in
 * lightness too, so that they stay apart in grey.
 */
const SIDE_COLOURS = ['#0072B2', '#E69F00'] as const;
/** Names of sides are written in a darker shade of their colour, so that they can be read on white. */
const SIDE_TEXT_COLOURS = ['#005A8C', '#8F5F00'] as const;

/** Of what belongs to no side: draws, timeouts, outcomes that nobody hoped for. */
const NEUTRAL_COLOUR = '#9AA0A6';
/** Of what a chart of one quantity shows. */
export const ACCENT_COLOUR = SIDE_COLOURS[0];
/** Of the bars around the one that the title speaks of. */
export const ACCENT_PALE_COLOUR = '#8DBEDB';
export const TEXT_COLOUR = '#1F2328';
export const FAINT_TEXT_COLOUR = '#59636E';
export const GRID_COLOUR = '#E4E7EB';

/** The colour of a side's marks, the same in every chart. */
export function sideColour(sides: readonly string[], side: string): string {
  return SIDE_COLOURS[sides.indexOf(side)] ?? NEUTRAL_COLOUR;
}

/** The colour of a side's name and figures. */
export function sideTextColour(sides: readonly string[], side: string): string {
  return SIDE_TEXT_COLOURS[sides.indexOf(side)] ?? FAINT_TEXT_COLOUR;
}
