import { describe, expect, it } from 'vitest';
import { wantsColour, widthOf, wrapMessage } from '../../../src/cli/console.ts';

describe('wantsColour', () => {
  it.each([
    [true, {}, true],
    [false, {}, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '' }, true],
    [false, { FORCE_COLOR: '1' }, true],
    [false, { FORCE_COLOR: '' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [true, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
    [true, { TERM: 'dumb' }, false],
  ])('on a terminal %s with %o is %s', (isTerminal, env, wants) => {
    expect(wantsColour(isTerminal, env)).toBe(wants);
  });
});

describe('widthOf', () => {
  it('is 80 where there is no terminal, or one without columns', () => {
    expect([widthOf({}), widthOf({ columns: 0 }), widthOf({ columns: 120 })]).toEqual([80, 80, 120]);
  });
});

describe('wrapMessage', () => {
  it('breaks lines at spaces and indents what follows, but no indented lines and no long words', () => {
    expect(wrapMessage('one two three four', 12)).toBe('one two\n  three four');
    expect(wrapMessage('as it is', 12)).toBe('as it is');
    expect(wrapMessage('Error: x\n    at somewhere (file.ts:1:2)', 12)).toBe(
      'Error: x\n    at somewhere (file.ts:1:2)',
    );
    expect(wrapMessage('a veryveryverylongword b', 12)).toBe('a\n  veryveryverylongword\n  b');
  });
});
