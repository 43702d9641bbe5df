import { inflateSync } from 'node:zlib';

/** A decoded PNG of 8-bit RGBA. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Decodes a PNG of 8-bit RGBA without interlacing, as resvg writes it (PNG specification, 9 and 11). */
export function pngPixels(png: Uint8Array): Pixels {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const data: Uint8Array[] = [];
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (type === 'IDAT') data.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return { width, height, rgba: unfilter(inflateSync(Buffer.concat(data)), width * 4, height) };
}

/** How many pixels of an area are darker than middle grey. */
export function darkPixels({ width, rgba }: Pixels, left: number, top: number, right: number, bottom: number): number {
  let dark = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4;
      if ((rgba[at] ?? 0) + (rgba[at + 1] ?? 0) + (rgba[at + 2] ?? 0) < 3 * 128) dark++;
    }
  }
  return dark;
}

function unfilter(raw: Uint8Array, stride: number, height: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const a = x >= 4 ? (out[at - 4] ?? 0) : 0;
      const b = y > 0 ? (out[at - stride] ?? 0) : 0;
      const c = x >= 4 && y > 0 ? (out[at - stride - 4] ?? 0) : 0;
      const guess = [0, a, b, (a + b) >> 1, paeth(a, b, c)][filter ?? 0] ?? 0;
      out[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return out;
}

function paeth(a: number, b: number, c: number): number {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}
