import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { MeanSample } from '../mean-sample.ts';
import { playEngine } from './play-both.ts';

const FOLDER = new URL('../../../scenarios/', import.meta.url);
const FILES = readdirSync(FOLDER)
  .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const)
  .filter(([, text]) => text.includes('system: target-10') && text.includes('kind: battle'));

interface Gate {
  readonly metric: string;
  readonly between?: readonly [number, number];
  readonly atLeast?: number;
}

/** Standard errors from a gate's nearest bound, on the side where it holds. */
function margin(sample: MeanSample, { metric, between, atLeast }: Gate): number {
  const [low, high] = between ?? [atLeast ?? Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const mean = sample.mean(metric);
  return Math.min(mean - low, high - mean) / Math.sqrt(sample.meanVariance(metric));
}

describe('the shipped scenarios', () => {
  it('are those of the issue', () => {
    expect(FILES.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        ...['cole-v-francois.yaml', 'cole-v-francois-at-10.yaml', 'three-musketeers.yaml', 'parley.yaml'],
        ...['pit-edge.yaml', 'trip-and-kill.yaml'],
      ]),
    );
  });

  it.each(FILES.filter(([, yaml]) => yaml.includes('kind: battle')))(
    '%s has gates, and they hold with room to spare',
    (_name, yaml) => {
      const { expect: gates } = parse(yaml) as { expect: Gate[] };
      expect(gates.length).toBeGreaterThan(0);
      // three standard errors of 20,000 trials are less than one of 200,000
      const sample = playEngine(yaml, 20_000, 1);
      for (const gate of gates) expect(margin(sample, gate)).toBeGreaterThan(3);
    },
  );

  const shareOf = (name: string, side: string, change: (yaml: string) => string = (yaml) => yaml) => {
    const yaml = FILES.find(([file]) => file === name)![1];
    return playEngine(change(yaml), 10_000, 1).mean(`outcome.${side}`);
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
