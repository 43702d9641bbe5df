import { readFileSync } from 'node:fs';
import { packageFile } from '../files/package-file.ts';

/** Version of this package, as `package.json` has it. */
export const PACKAGE_VERSION = (JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { version: string })
  .version;
