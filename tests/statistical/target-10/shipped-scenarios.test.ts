import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playEngine } from './play-both.ts';

const FOLDER = new URL('../../../scenarios/', import.meta.url);
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const)
  .filter(([, text]) => text.includes('system: target-10') && text.includes('kind: battle'));

describe('the shipped scenarios', () => {
  it('are those of the issue', () => {
    expect(FILES.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        ...['cole-v-francois.yaml', 'cole-v-francois-at-10.yaml', 'three-musketeers.yaml', 'parley.yaml'],
        ...['pit-edge.yaml', 'trip-and-kill.yaml'],
      ]),
    );
  });

  const shareOf = (name: string, side: string, change: (yaml: string) => string = (yaml) => yaml) => {
    const yaml = FILES.find(([file]) => file === name)![1];
    return playEngine(change(yaml), 3_000, 1).mean(`outcome.${side}`);
  };

  it('parley.yaml: the talk is what wins', () => {
    const silent = shareOf('parley.yaml', 'expedition', (yaml) => yaml.replace('action: negotiate', 'action: defend'));
    expect(shareOf('parley.yaml', 'expedition') - silent).toBeGreaterThan(0.3);
  });

  it('pit-edge.yaml: maneuvering is what wins', () => {
    const plain = shareOf('pit-edge.yaml', 'fencer', (yaml) => yaml.replace('move: maneuver', 'move: hold'));
    expect(shareOf('pit-edge.yaml', 'fencer') - plain).toBeGreaterThan(0.3);
  });
});
