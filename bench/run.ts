import { parseArgs } from 'node:util';
import { benchFights } from './fights.ts';
import { FIGHTS } from './programs.ts';

const { values } = parseArgs({
  options: {
    fight: { type: 'string', multiple: true, default: Object.keys(FIGHTS) },
    trials: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    repeats: { type: 'string', default: '5' },
  },
});
const unknown = values.fight.find((fight) => !(fight in FIGHTS));
if (unknown !== undefined) throw new Error(`--fight: expected ${Object.keys(FIGHTS).join(', ')}, got ${unknown}`);
benchFights(values.fight, {
  trials: Number(values.trials),
  seed: Number(values.seed),
  repeats: Number(values.repeats),
});
