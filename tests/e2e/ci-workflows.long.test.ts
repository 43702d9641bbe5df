import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { examplesOf } from './docs-examples.ts';
import { bash, scratchFolder } from './evenodds.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = scratchFolder();
const SHARES = ['1', '2', '3', '4'];

beforeAll(() => {
  mkdirSync(join(folder, 'scenarios'));
  for (const name of ['firefight', 'medical-check']) {
    cpSync(join(ROOT, `scenarios/${name}.yaml`), join(folder, `scenarios/${name}.yaml`));
  }
});

/** Every text of a workflow that is a command of ours, in their order. */
function commandsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('npx evenodds') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(commandsIn) : [];
}

/** One line a share, with few trials. */
function expanded(command: string): string[] {
  const line = command.replace('npx evenodds', '$EVENODDS').replace('--trials 20M', '--trials 8000');
  if (!/matrix|CI_NODE/.test(line)) return [line];
  return SHARES.map((share) =>
    line
      .replaceAll(/\$\{\{ matrix\.shard \}\}/g, share)
      .replaceAll('$CI_NODE_INDEX', share)
      .replaceAll('$CI_NODE_TOTAL', '4'),
  );
}

describe('the workflows of docs/CI.md', { timeout: 120_000 }, () => {
  const blocks = examplesOf('docs/CI.md', readFileSync(join(ROOT, 'docs/CI.md'), 'utf8'));
  const workflows = blocks.filter(({ language }) => language === 'yml');

  it('are four', () => expect(workflows).toHaveLength(4));

  it.each(workflows.map(({ place, text }) => [place, text]))('%s is YAML whose commands run', (_, text) => {
    const commands = commandsIn(parse(text)).flatMap(expanded);
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      const { status, stderr } = bash(folder, command);
      expect({ command, status, stderr }).toMatchObject({ status: 0 });
    }
    const written = commands.some((line) => line.includes('merge')) ? 'merged/firefight/summary.json' : 'balance.xml';
    expect(existsSync(join(folder, written))).toBe(true);
  });
});
