import { describe, expect, it } from 'vitest';
import { findForbiddenNames } from './forbidden-names.ts';
import { findCycles, findForbiddenImports, readImportTable } from './import-table.ts';
import { readFilesBelow, readProjectFile } from './project.ts';

const SOURCE = readFilesBelow('src', '.ts');
const TABLE = readImportTable(readProjectFile('docs/ARCHITECTURE.md'));

describe('the source', () => {
  it('is found', () => {
    expect(SOURCE.size).toBeGreaterThan(10);
  });

  it('imports only what the table of docs/ARCHITECTURE.md lets it', () => {
    expect(findForbiddenImports(SOURCE, TABLE)).toEqual([]);
  });

  it('imports nothing in a circle', () => {
    expect(findCycles(SOURCE)).toEqual([]);
  });

  it('never calls Math.random, and its engine knows no clock, machine or terminal', () => {
    expect(findForbiddenNames(SOURCE)).toEqual([]);
  });
});

const forbidden = (path: string, source: string) => findForbiddenImports(new Map([[path, source]]), TABLE);
const named = (path: string, source: string) => findForbiddenNames(new Map([[path, source]]));

describe('the import checker', () => {
  it('reads the table, each part with what it may import', () => {
    expect(Object.keys(TABLE)).toEqual([
      ...[
        'src/engine/core/',
        'src/engine/battle/',
        'src/engine/dice/',
        'src/engine/systems/',
        'src/engine/registry.ts',
      ],
      ...['src/scenarios/', 'src/wasm/translate/', 'src/wasm/', 'src/files/', 'src/sim/', 'src/reports/', 'src/cli/'],
      'src/index.ts',
    ]);
    expect(TABLE['src/engine/core/']).toEqual({ source: [], types: [], packages: [] });
    expect(TABLE['src/sim/']).toEqual({
      source: ['src/engine/', 'src/files/', 'src/wasm/'],
      types: ['src/scenarios/'],
      packages: ['piscina', 'simple-statistics', 'node:*'],
    });
  });

  it.each([
    ['src/engine/core/dice.ts', `import { readFileSync } from 'node:fs';`],
    ['src/engine/core/dice.ts', `import type { Unit } from '../battle/unit.ts';`],
    ['src/engine/core/dice.ts', `export { mean } from 'simple-statistics';`],
    ['src/engine/core/dice.ts', `const fs = await import('node:fs');`],
    ['src/engine/core/dice.ts', `type Read = typeof import('node:fs').readFileSync;`],
    ['src/engine/battle/unit.ts', `import { shoot } from '../systems/crescent-star/shoot.ts';`],
    ['src/engine/dice/parse-dice.ts', `import { unit } from '../battle/unit.ts';`],
    ['src/engine/systems/counters/fight.ts', `import { shoot } from '../crescent-star/shoot.ts';`],
    ['src/engine/systems/counters/fight.ts', `import { SYSTEMS } from '../../registry.ts';`],
    ['src/engine/registry.ts', `import { z } from 'zod';`],
    ['src/scenarios/load.ts', `import { run } from '../sim/run.ts';`],
    ['src/scenarios/load.ts', `import { spawn } from 'node:child_process';`],
    ['src/sim/run.ts', `import { loadScenario } from '../scenarios/load.ts';`],
    ['src/sim/run.ts', `import { type Loaded } from '../scenarios/load.ts';`],
    ['src/sim/run.ts', `import type { Chart } from '../reports/chart.ts';`],
    ['src/reports/chart.ts', `import { run } from '../sim/run.ts';`],
    ['src/reports/chart.ts', `import yargs from 'yargs';`],
    ['src/cli/main.ts', `import { View } from 'vega';`],
    ['src/index.ts', `import yargs from 'yargs';`],
    ['src/misc/anything.ts', ''],
  ])('rejects in %s: %s', (path, source) => {
    expect(forbidden(path, source)).toHaveLength(1);
  });

  it.each([
    ['src/engine/systems/counters/fight.ts', `import { die } from './die.ts';\nimport '../../battle/unit.ts';`],
    ['src/engine/systems/counters/index.ts', `import type { Dice } from '../../core/dice.ts';`],
    ['src/sim/run.ts', `import type { Loaded } from '../scenarios/load.ts';\nimport { Piscina } from 'piscina';`],
    ['src/reports/chart.ts', `const vega = await import('vega');`],
    ['src/cli/main.ts', `import { run } from '../sim/run.ts';\nimport yargs from 'yargs';`],
  ])('accepts in %s: %s', (path, source) => {
    expect(forbidden(path, source)).toEqual([]);
  });

  it('names file, line and import', () => {
    expect(forbidden('src/engine/core/dice.ts', `\nimport 'zod';`)).toEqual([
      'src/engine/core/dice.ts:2: src/engine/core/ may not import zod',
    ]);
  });

  it('finds a circle through three files, and none in a diamond', () => {
    const from = (...names: string[]) => names.map((name) => `import './${name}.ts';`).join('\n');
    const circle = new Map([
      ['src/a.ts', from('b')],
      ['src/b.ts', from('c')],
      ['src/c.ts', `import type { A } from './a.ts';`],
    ]);
    expect(findCycles(circle)).toEqual(['src/a.ts -> src/b.ts -> src/c.ts -> src/a.ts']);
    const diamond = new Map([
      ['src/a.ts', from('b', 'c')],
      ['src/b.ts', from('d')],
      ['src/c.ts', from('d')],
      ['src/d.ts', ''],
    ]);
    expect(findCycles(diamond)).toEqual([]);
  });
});

describe('the checker of names', () => {
  it.each([
    ['src/sim/run.ts', 'const roll = Math.random();'],
    ['src/sim/run.ts', `const roll = Math['random']();`],
    ['src/sim/run.ts', 'const { random } = Math;'],
    ['src/engine/core/dice.ts', 'const seed = Date.now();'],
    ['src/engine/core/dice.ts', 'const start = performance.now();'],
    ['src/engine/core/dice.ts', 'const on = process.env.DEBUG;'],
    ['src/engine/core/dice.ts', 'console.log(1);'],
    ['src/engine/core/dice.ts', 'globalThis.seed = 1;'],
  ])('rejects in %s: %s', (path, source) => {
    expect(named(path, source)).toHaveLength(1);
  });

  it.each([
    ['src/sim/run.ts', 'const start = performance.now(); // never Math.random'],
    ['src/engine/core/dice.ts', 'const die = Math.floor(Math.imul(3, 4) / 2);'],
    ['src/engine/core/dice.ts', 'interface Log { process: number; console(): void }'],
    ['src/engine/core/dice.ts', '/** No Date, no process. */\nconst settings = { process: 1 };\nsettings.process;'],
  ])('accepts in %s: %s', (path, source) => {
    expect(named(path, source)).toEqual([]);
  });
});
