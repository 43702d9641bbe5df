import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readProgram } from '../../../../src/wasm/translate/read-program.ts';
import { writeC } from '../../../../src/wasm/translate/write-c.ts';
import { RuntimeError } from '../../../../src/wasm/web-assembly.ts';
import * as single from '../../../fixtures/translated/single.ts';
import { type Both, translateFixture } from './play-both.ts';

const SINGLE = ['Game', 'Rules', 'Counts', 'Plan'];
const FILE = fileURLToPath(new URL('../../../fixtures/translated/single.ts', import.meta.url));

const PROGRAM = readProgram([FILE]);

let both: Both;
beforeAll(async () => {
  both = await translateFixture({ 'single.ts': single }, ['-DCHECKED'], SINGLE);
});

describe('objects of which a state has one', () => {
  it('are those of the state that is played, and are left as the written functions leave them', () => {
    const games = [3, 8].map((step) => [new single.Game(step), new single.Game(step)] as const);
    for (let turn = 0; turn < 12; turn++) {
      const game = games[turn % 2]!;
      const [written, translated] = both.play(turn % 5 === 4 ? 'changeStep' : 'playRound', game, [turn]);
      expect(translated).toEqual(written);
    }
  });

  it('stand in variables of the program', () => {
    const { c } = writeC(PROGRAM, {
      entries: [{ file: FILE, name: 'playRound' }],
      bindings: {},
      single: SINGLE,
    });
    expect(c).toContain('static struct translated_Rules the_translated_Rules;');
    expect(c).not.toContain('the_translated_Player');
  });

  it('stop a state that has two of one', () => {
    const game = new single.Game(1);
    game.own.rules = new single.Rules(2);
    expect(() => both.play('playRound', [new single.Game(1), game], [1])).toThrow(RuntimeError);
  });

  it('are refused where the state leads to none by such objects', () => {
    const task = {
      entries: [{ file: FILE, name: 'playRound' }],
      bindings: {},
      single: ['Game', 'Rules', 'Score', 'Counts'],
    };
    expect(() => writeC(PROGRAM, task)).not.toThrow();
    expect(() => writeC(PROGRAM, { ...task, single: ['Counts'] })).toThrow(
      'expected a state that leads to translated_Counts by members of single objects',
    );
  });
});
