import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = new URL('../../../', import.meta.url);

/** Reads modules and all that they import, by the settings of this package. */
export function readProgram(files: readonly string[]): ts.Program {
  const settings = fileURLToPath(new URL('tsconfig.json', ROOT));
  const { config } = ts.readConfigFile(settings, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, fileURLToPath(ROOT));
  return ts.createProgram(files, options);
}
