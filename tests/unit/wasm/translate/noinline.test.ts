import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readProgram } from '../../../../src/wasm/translate/read-program.ts';
import { writeC } from '../../../../src/wasm/translate/write-c.ts';

const FILE = fileURLToPath(new URL('../../../fixtures/translated/control.ts', import.meta.url));

it('keeps a function tagged @noinline out of those that call it, and no other', () => {
  const entries = ['defaults', 'argumentsInOrder'].map((name) => ({ file: FILE, name }));
  const { c } = writeC(readProgram([FILE]), { entries, bindings: {} });
  const called = [...c.matchAll(/^__attribute__\(\(noinline\)\) static .*\b(translated_\w+)\(.*\)$/gm)];
  expect(called.map(([, name]) => name)).toEqual(['translated_withDefault']);
});
