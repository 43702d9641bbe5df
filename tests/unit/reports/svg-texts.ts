import { textWidth } from '../../../src/reports/charts/text-width.ts';

/** A text of an SVG, where it stands. */
export interface SvgText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Size of an SVG in pixels. */
export function svgSize(svg: string): { width: number; height: number } {
  const [, width, height] = /<svg[^>]* width="([\d.]+)"[^>]* height="([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** Every text of an SVG of Vega's, in pixels from its upper left corner. */
export function svgTexts(svg: string): SvgText[] {
  const texts: SvgText[] = [];
  const stack: [x: number, y: number][] = [[0, 0]];
  for (const [, closing, tag, attributes = '', content = ''] of svg.matchAll(/<(\/?)(g|text)\b([^>]*)>([^<]*)/g)) {
    if (closing) {
      stack.pop();
      continue;
    }
    const [, dx = '0', dy = '0'] = /translate\(([-\d.e]+),([-\d.e]+)\)/.exec(attributes) ?? [];
    const [x, y] = stack.at(-1) ?? [0, 0];
    const place: [number, number] = [x + Number(dx), y + Number(dy)];
    if (!attributes.endsWith('/')) stack.push(place);
    if (tag === 'text' && content !== '') texts.push(placed(unescapeXml(content), attributes, place));
  }
  return texts;
}

function placed(text: string, attributes: string, [x, y]: readonly [number, number]): SvgText {
  const size = Number(/font-size="([\d.]+)px"/.exec(attributes)?.[1]);
  const width = textWidth(text, size, attributes.includes('font-weight="bold"') ? 'bold' : 'normal');
  const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1] ?? 'start';
  const left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  return { text, left, right: left + width, y };
}

function unescapeXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
