import { BOLD_FONT, REGULAR_FONT } from './fonts.ts';

/** A unit of the SVG is a 96th of an inch, a point a 72nd. */
const POINTS_PER_UNIT = 72 / 96;
/** A PDF has to say when it was made; equal charts are equal files. */
const NO_DATE = new Date(0);

/**
 * Turns a chart's SVG into a PDF of one page of its size: lines and text, with the bundled fonts in it.
 * Loads the PDF libraries at the first call.
 */
export async function renderPdf(svg: string, title: string): Promise<Uint8Array> {
  const [{ default: Document }, { default: drawSvg }] = await Promise.all([import('pdfkit'), import('svg-to-pdfkit')]);
  const [, width = 0, height = 0] = (/<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).map(Number);
  const size: [number, number] = [width * POINTS_PER_UNIT, height * POINTS_PER_UNIT];
  const document = new Document({ size, margin: 0, info: { Title: title, CreationDate: NO_DATE } });
  const parts: Uint8Array[] = [];
  document.on('data', (part: Uint8Array) => parts.push(part));
  const end = new Promise<void>((resolve) => document.on('end', resolve));
  document.registerFont('regular', REGULAR_FONT);
  document.registerFont('bold', BOLD_FONT);
  drawSvg(document, svg, 0, 0, { assumePt: false, fontCallback: (_family, isBold) => (isBold ? 'bold' : 'regular') });
  document.end();
  await end;
  return Buffer.concat(parts);
}
