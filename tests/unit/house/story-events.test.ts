import { describe, expect, it } from 'vitest';
import { readFilesBelow, readProjectFile } from './project.ts';
import { declaredEvents, documentedEvents, type EventFacts } from './story-events.ts';

const CODE = [...readFilesBelow('src/engine/systems', '.ts')].flatMap(([path, source]) => declaredEvents(path, source));

const sorted = (tables: readonly EventFacts[]) =>
  tables.map((events) => JSON.stringify([...events].map(([event, facts]) => [event, [...facts].sort()]).sort())).sort();

describe('docs/STORY.md', () => {
  it('lists every event of every system with all its facts, and no other', () => {
    expect(CODE.length).toBeGreaterThan(3);
    expect(sorted(documentedEvents(readProjectFile('docs/STORY.md')))).toEqual(sorted(CODE));
  });
});

describe('the reader of events', () => {
  it('takes properties of interfaces that end in Facts, with literals, interfaces and both', () => {
    const source = `
      interface Pool { readonly dice: number }
      interface FightFacts {
        readonly roll: Pool & { readonly unit: string };
        readonly 'stand-up': { readonly unit: string };
        readonly break: Readonly<Record<never, never>>;
      }`;
    const events = [
      ['roll', ['dice', 'unit']],
      ['stand-up', ['unit']],
      ['break', []],
    ];
    expect(declaredEvents('a.ts', source).map((table) => [...table])).toEqual([events]);
  });

  it('takes tables of events', () => {
    const markdown =
      '| event | what | facts |\n| --- | --- | --- |\n| `hit` | a hit | `unit`, `net` |\n| `break` | one |  |';
    expect(documentedEvents(markdown).map((table) => [...table])).toEqual([
      [
        ['hit', ['unit', 'net']],
        ['break', []],
      ],
    ]);
  });
});
