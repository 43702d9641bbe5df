import { fileURLToPath } from 'node:url';

/** Files of the fonts of all pictures; from src/reports/charts and from dist/reports/charts alike. */
export const REGULAR_FONT = fontFile('DejaVuSans.ttf');
export const BOLD_FONT = fontFile('DejaVuSans-Bold.ttf');

function fontFile(name: string): string {
  return fileURLToPath(new URL(`../../../assets/fonts/${name}`, import.meta.url));
}
