import { existsSync } from 'node:fs';

const PACKAGE = packageFolder(new URL('.', import.meta.url));

/**
 * A file that comes with this package, in the source tree and in a bundle alike.
 *
 * @param path from the package's folder, the one with `package.json`
 */
export function packageFile(path: string): URL {
  return new URL(path, PACKAGE);
}

/** The nearest folder upwards that has a `package.json`. */
function packageFolder(folder: URL): URL {
  return existsSync(new URL('package.json', folder)) ? folder : packageFolder(new URL('..', folder));
}
