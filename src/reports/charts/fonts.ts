import { fileURLToPath } from 'node:url';
import { packageFile } from '../../files/package-file.ts';

/** Files of the fonts of all pictures. */
export const REGULAR_FONT = fontFile('DejaVuSans.ttf');
export const BOLD_FONT = fontFile('DejaVuSans-Bold.ttf');

function fontFile(name: string): string {
  return fileURLToPath(packageFile(`assets/fonts/${name}`));
}
