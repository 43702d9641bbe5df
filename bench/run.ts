import { parseArgs } from 'node:util';
import { benchCharts } from './charts.ts';
import { benchFights } from './fights.ts';
import { benchMerge } from './merge.ts';
import { benchOdds } from './odds.ts';
import { buildPackage, FIGHTS } from './programs.ts';
import { benchStart } from './start.ts';
import { benchThreads } from './threads.ts';

const PARTS = ['fights', 'start', 'threads', 'merge', 'charts', 'odds'];

function requireKnown(what: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${what}: expected ${known.join(', ')}, got ${unknown}`);
}

// `npm run bench -- [PART..] [--fight NAME..] [--trials N] [--seed N] [--repeats N]`: all parts and fights by default.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fight: { type: 'string', multiple: true, default: Object.keys(FIGHTS) },
    trials: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    repeats: { type: 'string', default: '5' },
  },
});
requireKnown('part', positionals, PARTS);
requireKnown('--fight', values.fight, Object.keys(FIGHTS));
const parts = new Set(positionals.length > 0 ? positionals : PARTS);
const fights = values.fight;
const [trials, seed, repeats] = [Number(values.trials), Number(values.seed), Number(values.repeats)];

if (parts.has('fights')) benchFights(fights, { trials, seed, repeats });
if (parts.has('start') || parts.has('threads')) buildPackage();
if (parts.has('start')) benchStart(fights, repeats);
if (parts.has('threads')) benchThreads(fights, seed, repeats);
if (parts.has('merge')) benchMerge(fights, seed, repeats);
if (parts.has('charts')) await benchCharts(repeats);
if (parts.has('odds')) benchOdds(repeats);
