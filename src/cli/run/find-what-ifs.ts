import { access, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { WhatIfLink } from '../../reports/html/what-if/what-if-links.ts';

/** Documents of what-ifs, by the command that writes them. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  compare: 'comparison.json',
  sweep: 'sweep.json',
  tune: 'tune.json',
  sensitivity: 'sensitivity.json',
};

/** What was played: figures of another scenario, or by another version of the rules, are others. */
interface Played {
  readonly hash: string;
  readonly rulesVersion: number;
}

/**
 * What-if results about the same scenario, by the same version of the rules, that lie beside a result; what
 * cannot be read is none.
 *
 * @param directory of the result
 */
export async function findWhatIfs(directory: string, played: Played): Promise<WhatIfLink[]> {
  const out = dirname(directory);
  const names = (await readdir(out).catch(() => [])).sort();
  const found = await Promise.all(names.map((name) => whatIfIn(out, name, played)));
  return found.filter((each) => each !== undefined);
}

async function whatIfIn(out: string, name: string, played: Played): Promise<WhatIfLink | undefined> {
  const command = name.slice(0, name.indexOf('-'));
  const file = Object.hasOwn(DOCUMENTS, command) ? DOCUMENTS[command] : undefined;
  const finding = file && (await findingIn(join(out, name, file), played));
  if (!finding) return undefined;
  const page = await access(join(out, name, 'report.html')).then(
    () => `../${encodeURIComponent(name)}/report.html`,
    () => undefined,
  );
  return { command, finding, ...(page !== undefined && { page }) };
}

/** What the document found, where it is about what was played. */
async function findingIn(file: string, { hash, rulesVersion }: Played): Promise<string | undefined> {
  try {
    const document = JSON.parse(await readFile(file, 'utf8'));
    const isOurs = [document, document.a, document.b].some(
      (each) => each?.hash === hash && each.rulesVersion === rulesVersion,
    );
    return isOurs && typeof document.finding === 'string' ? document.finding : undefined;
  } catch {
    return undefined;
  }
}
