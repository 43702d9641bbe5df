import { expect, it } from 'vitest';
import { Narrator, type Script } from '../../../../../src/engine/core/story/narrator.ts';
import { DIE_EVENT } from '../../../../../src/engine/core/told-dice.ts';

interface Facts {
  readonly blow: { readonly damage: number };
}

const script: Script<Facts, undefined> = {
  state: undefined,
  book: { events: { 1: { always: ['X-1'] } }, end: [] },
  leavesDice: new Set(),
  begin: () => {},
  ownerOf: () => ({ by: 'A', for: 'attack' }),
  narrate: ([, damage]) => ['blow', { damage }, 'sentence', `A blow of ${damage}.`],
};

it('a narrator hears nothing before it has a script', () => {
  const narrator = new Narrator<Facts, undefined>();
  narrator.tell(1, 3, 0, 0, 0);
  expect(narrator.story).toEqual([]);
});

it('dice belong to the event that they decide; no rule stands behind an event that the book does not name', () => {
  const narrator = new Narrator<Facts, undefined>();
  narrator.script = script;
  narrator.tell(DIE_EVENT, 0, 6, 3, 0);
  narrator.tell(1, 3, 0, 0, 0);
  narrator.tell(2, 4, 0, 0, 0);
  expect(narrator.story.map(({ event }) => event)).toEqual([
    { event: 'blow', damage: 3, rules: ['X-1'], dice: [{ by: 'A', for: 'attack', sides: 6, face: 3 }] },
    { event: 'blow', damage: 4, rules: [] },
  ]);
});
