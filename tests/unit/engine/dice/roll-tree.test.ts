import { describe, expect, it } from 'vitest';
import { parseDice } from '../../../../src/engine/dice/parse-dice.ts';
import { createTreeRoller } from '../../../../src/engine/dice/roll-tree.ts';
import { ScriptedDice } from '../../scripted-dice.ts';

function roll(text: string, ...faces: (readonly [sides: number, face: number])[]): number {
  const dice = new ScriptedDice(faces);
  const total = createTreeRoller(parseDice(text).one, dice, () => {
    throw new Error('cut short');
  })();
  dice.expectUsedUp();
  return total;
}

describe('rolling', () => {
  it.each([
    [
      '2d6+3',
      [
        [6, 2],
        [6, 5],
      ],
      10,
    ],
    [
      'd6-d6',
      [
        [6, 2],
        [6, 5],
      ],
      -3,
    ],
    ['2*(d6+1)', [[6, 4]], 10],
    [
      '2dF',
      [
        [3, 1],
        [3, 3],
      ],
      0,
    ],
    ['d%', [[100, 77]], 77],
    [
      'd6!',
      [
        [6, 6],
        [6, 6],
        [6, 1],
      ],
      13,
    ],
    [
      'd6!1',
      [
        [6, 6],
        [6, 6],
      ],
      12,
    ],
    [
      '2d6!kh1',
      [
        [6, 6],
        [6, 2],
        [6, 5],
      ],
      8,
    ],
    [
      '2d6!skh2',
      [
        [6, 6],
        [6, 2],
        [6, 5],
      ],
      11,
    ],
    [
      'd6r1',
      [
        [6, 1],
        [6, 1],
        [6, 3],
      ],
      3,
    ],
    [
      'd6ro1',
      [
        [6, 1],
        [6, 1],
      ],
      1,
    ],
    [
      'd6ro1r2',
      [
        [6, 1],
        [6, 2],
        [6, 1],
      ],
      1,
    ],
    [
      'd6r1!',
      [
        [6, 6],
        [6, 1],
        [6, 2],
      ],
      8,
    ],
    [
      '4d6dl1',
      [
        [6, 3],
        [6, 1],
        [6, 6],
        [6, 4],
      ],
      13,
    ],
    [
      '3d6kl1',
      [
        [6, 3],
        [6, 2],
        [6, 6],
      ],
      2,
    ],
    [
      '4d10>=7x10f1',
      [
        [10, 7],
        [10, 10],
        [10, 1],
        [10, 6],
      ],
      3,
    ],
    [
      '2d6!s>=5',
      [
        [6, 6],
        [6, 5],
        [6, 4],
      ],
      2,
    ],
    [
      '2d6!>=8',
      [
        [6, 6],
        [6, 5],
        [6, 4],
      ],
      1,
    ],
    ['0d6', [], 0],
  ] as const)('%s', (text, faces, total) => {
    expect(roll(text, ...faces)).toBe(total);
  });

  it.each([
    ['d6r1', 25, 1, 6],
    ['d6r6', 25, 6, 5],
    ['d6!', 25, 6, 150],
    ['d6!2', 3, 6, 18],
  ])('%s is cut short after %i dice of %i, and comes to %i', (text, count, face, total) => {
    const dice = new ScriptedDice(Array.from({ length: count }, () => [6, face]));
    let cut = 0;
    const roller = createTreeRoller(parseDice(text).one, dice, () => {
      cut++;
    });
    expect([roller(), cut]).toEqual([total, text === 'd6!2' ? 0 : 1]);
    dice.expectUsedUp();
  });
});
