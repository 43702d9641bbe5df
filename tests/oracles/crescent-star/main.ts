// npx tsx tests/oracles/crescent-star/main.ts FILE.yaml --trials N --seed S [--set path=value ...]
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { playSetup } from './firefight.ts';
import { readMap } from './plain.ts';
import { createRandom } from './random.ts';
import { readScenario } from './read-scenario.ts';
import { setPath } from './set-path.ts';
import { addResult, createSample, summarize } from './summary.ts';

interface Call {
  path: string;
  trials: number | undefined;
  seed: number | undefined;
  settings: string[];
}

function readCall(words: string[]): Call {
  const call: Call = { path: '', trials: undefined, seed: undefined, settings: [] };
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (word === '--trials') call.trials = Number(words[++i]);
    else if (word === '--seed') call.seed = Number(words[++i]);
    else if (word === '--set') call.settings.push(words[++i] ?? '');
    else if (word.startsWith('--')) throw new Error(`unknown option ${word}`);
    else call.path = word;
  }
  if (call.path === '') throw new Error('usage: main.ts FILE.yaml --trials N --seed S [--set path=value ...]');
  return call;
}

function main(): void {
  const call = readCall(process.argv.slice(2));
  const file = readMap(parse(readFileSync(call.path, 'utf8')), call.path);
  for (const setting of call.settings) {
    const equals = setting.indexOf('=');
    if (equals < 0) throw new Error(`--set ${setting}: expected path=value`);
    setPath(file, setting.slice(0, equals), parse(setting.slice(equals + 1)));
  }
  const trials = call.trials ?? Number(file['trials'] ?? 100000);
  const seed = call.seed ?? Number(file['seed'] ?? 1);
  const setup = readScenario(file);
  const random = createRandom(seed);
  const sample = createSample();
  for (let trial = 0; trial < trials; trial++) addResult(sample, playSetup(setup, random));
  console.log(JSON.stringify({ file: call.path, settings: call.settings, seed, ...summarize(sample) }, null, 1));
}

main();
