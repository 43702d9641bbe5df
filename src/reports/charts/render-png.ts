import { fileURLToPath } from 'node:url';

/** Pixels for each unit of the SVG: sharp on dense screens and in print. */
const SCALE = 2;

/** From src/reports/charts and from dist/reports/charts alike. */
const FONTS = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) =>
  fileURLToPath(new URL(`../../../assets/fonts/${file}`, import.meta.url)),
);

/**
 * Turns a chart's SVG into a PNG with the bundled fonts alone, so that it is the same on every
 * machine. Loads resvg at the first call.
 */
export async function renderPng(svg: string): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  // An option that resvg does not know makes it drop all of them without a word: add none untested.
  const picture = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: SCALE },
    background: 'white',
    font: {
      loadSystemFonts: false,
      fontFiles: FONTS,
      defaultFontFamily: 'DejaVu Sans',
      sansSerifFamily: 'DejaVu Sans',
    },
  });
  return picture.render().asPng();
}
