import { crc32 } from 'node:zlib';
import { renderPng } from './render-png.ts';

/** Dots an inch, as printers want them; a unit of the SVG is a 96th of an inch. */
const DPI = 300;
const UNITS_PER_INCH = 96;
const INCHES_PER_METRE = 1 / 0.0254;
/** Signature and header chunk of a PNG, after which other chunks may stand. */
const HEADER_LENGTH = 33;

/** Turns a chart's SVG into a PNG of 300 dots an inch that says so, for what sets it on a page. */
export async function printPng(svg: string): Promise<Uint8Array> {
  const png = Buffer.from(await renderPng(svg, DPI / UNITS_PER_INCH));
  return Buffer.concat([png.subarray(0, HEADER_LENGTH), densityChunk(), png.subarray(HEADER_LENGTH)]);
}

/** `pHYs`: pixels a metre, both ways. */
function densityChunk(): Uint8Array {
  const body = Buffer.alloc(13);
  const density = Math.round(DPI * INCHES_PER_METRE);
  body.write('pHYs', 0, 'latin1');
  body.writeUInt32BE(density, 4);
  body.writeUInt32BE(density, 8);
  body.writeUInt8(1, 12);
  const chunk = Buffer.alloc(21);
  chunk.writeUInt32BE(9, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 17);
  return chunk;
}
