import { BOLD_FONT, REGULAR_FONT } from './fonts.ts';

/** Pixels for each unit of the SVG: sharp on dense screens. */
const SCREEN_SCALE = 2;

/**
 * Turns a chart's SVG into a PNG with the bundled fonts alone, so that it is the same on every
 * machine. Loads resvg at the first call.
 *
 * @param scale pixels for each unit of the SVG
 */
export async function renderPng(svg: string, scale = SCREEN_SCALE): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  // An option that resvg does not know makes it drop all of them without a word: add none untested.
  const picture = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    background: 'white',
    font: {
      loadSystemFonts: false,
      fontFiles: [REGULAR_FONT, BOLD_FONT],
      defaultFontFamily: 'DejaVu Sans',
      sansSerifFamily: 'DejaVu Sans',
    },
  });
  return picture.render().asPng();
}
