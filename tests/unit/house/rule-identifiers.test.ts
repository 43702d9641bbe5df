import { describe, expect, it } from 'vitest';
import { readFilesBelow } from './project.ts';
import { codedRules, listedRules, testedRules } from './rule-identifiers.ts';

const RULES_FILES = [...readFilesBelow('src/engine', 'RULES.md')];
const CODED = codedRules(readFilesBelow('src', '.ts'));
const TESTED = testedRules(readFilesBelow('tests', '.test.ts'));
const SYSTEMS = new Set([...readFilesBelow('src/engine/systems', '.ts').keys()].map((path) => path.split('/')[3]));

describe('rules files', () => {
  it('stand in the folder of the battle and of each system', () => {
    const folders = ['src/engine/battle', ...[...SYSTEMS].map((system) => `src/engine/systems/${system}`)];
    expect(RULES_FILES.map(([path]) => path).sort()).toEqual(folders.map((folder) => `${folder}/RULES.md`).sort());
  });

  describe.each(RULES_FILES)('%s', (_path, markdown) => {
    const rules = listedRules(markdown);

    it('lists rules, each once', () => {
      expect(rules.length).toBeGreaterThan(0);
      expect(new Set(rules).size).toBe(rules.length);
    });

    it('lists only rules that an @rule tag in the source names', () => {
      expect(rules.filter((rule) => !CODED.has(rule))).toEqual([]);
    });

    it('lists only rules with which the title of a test begins', () => {
      expect(rules.filter((rule) => !TESTED.has(rule))).toEqual([]);
    });
  });
});

const ruleOfTest = (source: string) => [...testedRules(new Map([['a.test.ts', source]]))];
const ruleOfCode = (source: string) => [...codedRules(new Map([['a.ts', source]]))];

describe('the reader of rule identifiers', () => {
  it('takes list items, table rows and headings, and leaves out what is not built yet', () => {
    const markdown = [
      '- **CS-1 Roll** (text): see CS-3.',
      '| CS-2 | Rating |',
      '### CS-3 Successes',
      'A line on CS-4.',
      '## Not yet',
      '- **CS-8 Contest**',
      '### With the odds',
      '- **CS-9 Chain**',
      '## Fights',
      '* CS-11 Field',
    ];
    expect(listedRules(markdown.join('\n'))).toEqual(['CS-1', 'CS-2', 'CS-3', 'CS-11']);
  });

  it.each([
    [`it('CS-1 rolls', () => {});`, ['CS-1']],
    [`it('CS-1, BTL-2: rolls', () => {});`, ['CS-1', 'BTL-2']],
    [`it.each([1])('CS-1 and CS-2 roll %i', () => {});`, ['CS-1', 'CS-2']],
    [`test.prop([a])('T10-7 ends', () => {});`, ['T10-7']],
    [`it(\`CTR-12 with \${name}\`, () => {});`, ['CTR-12']],
    [`describe('CS-1', () => {});`, []],
    [`it('rolls as CS-1 says', () => {});`, []],
    [`// it('CS-1 rolls')`, []],
    [`it('CS-12x', () => {});`, []],
  ])('reads the title of %s', (source, rules) => {
    expect(ruleOfTest(source)).toEqual(rules);
  });

  it('reads @rule tags, one or several rules each', () => {
    expect(ruleOfCode('/**\n * @rule CS-1, CS-2\n */\n// by CS-3\n/** @rule BTL-4 */')).toEqual([
      'CS-1',
      'CS-2',
      'BTL-4',
    ]);
  });
});
