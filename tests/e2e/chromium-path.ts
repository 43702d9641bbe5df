import { existsSync } from 'node:fs';

/** Where Debian, and other systems, put it. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Chromium of this machine.
 *
 * @returns undefined where there is none
 * @throws Error in CI, which has to have it
 */
export function chromiumPath(): string | undefined {
  const path = PLACES.find((place) => existsSync(place));
  if (path === undefined && process.env['CI'] !== undefined) throw new Error('no Chromium: .ci/run installs it');
  return path;
}
