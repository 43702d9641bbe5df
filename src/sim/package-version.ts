import { readFileSync } from 'node:fs';

/** Version of this package, as `package.json` has it: two folders up, in the source tree and once built. */
export const PACKAGE_VERSION = readVersion(new URL('../../package.json', import.meta.url));

function readVersion(file: URL): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
