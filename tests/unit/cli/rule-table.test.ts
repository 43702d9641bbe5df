import { describe, expect, it } from 'vitest';
import { ruleTable } from '../../../src/cli/rule-table.ts';
import type { RuleParameter } from '../../../src/engine/core/rule-parameter.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';

const PARAMETERS: readonly RuleParameter[] = [
  {
    type: 'integer',
    rule: 'X-1',
    mark: 'text',
    path: 'step',
    default: 7,
    min: 1,
    max: 999,
    description: 'Points a step',
  },
  { type: 'boolean', rule: 'X-2', mark: 'house', path: 'open', default: false, description: 'Open ends' },
  {
    type: 'choice',
    rule: 'X-3',
    mark: 'reading',
    path: 'tie',
    default: 'none',
    choices: ['none', 'actor'],
    description: 'Ties',
  },
  {
    type: 'integers',
    rule: 'X-4',
    mark: 'house',
    path: 'by',
    default: [0, -1],
    min: -9,
    max: 9,
    description: 'By rating',
  },
  { type: 'dice', rule: 'X-5', mark: 'text', path: 'die', default: 'd10!', description: 'The die' },
];

describe('ruleTable', () => {
  it('gives path, default, mark and rule, and what each does with its range', () => {
    expect(ruleTable({ title: 'X', parameters: PARAMETERS }).split('\n').slice(-11)).toEqual([
      'PATH  DEFAULT  MARK     RULE',
      'step  7        text     X-1',
      '    Points a step (1 to 999)',
      'open  false    house    X-2',
      '    Open ends (true, false)',
      'tie   none     reading  X-3',
      '    Ties (none, actor)',
      'by    [0, -1]  house    X-4',
      '    By rating (-9 to 9)',
      'die   d10!     text     X-5',
      '    The die',
    ]);
  });

  it('puts a long default below', () => {
    const preset = Array.from({ length: 12 }, (_, i) => i);
    const shared = { rule: 'X-4', mark: 'house', path: 'by', description: 'By rating' } as const;
    const parameters = [{ type: 'integers', default: preset, min: 0, max: 11, ...shared } as const];
    expect(ruleTable({ title: 'X', parameters }).split('\n').slice(-2)).toEqual([
      'by    see below  house  X-4',
      '    By rating (0 to 11): [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]',
    ]);
  });

  it.each(Object.values(SYSTEMS))('keeps to 80 columns for $id', (system) => {
    const lines = ruleTable(system).split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    for (const { path } of system.parameters) expect(lines.some((line) => line.startsWith(`${path} `))).toBe(true);
  });
});
