import { compileDice } from '../src/engine/dice/compile-dice.ts';
import { parseDice } from '../src/engine/dice/parse-dice.ts';

const EXPRESSIONS = ['d10! + d4! + 3', '30d10>=7x10f1', '10d10!kh5', '2d20kh1 vs 2d20kl1'];
const REPEATS = 20;

// Milliseconds of CPU time for exact odds, the compiler warm: `npx tsx bench/odds.ts`.
for (const text of EXPRESSIONS) {
  const compiled = compileDice(parseDice(text));
  compiled.exact();
  const start = process.cpuUsage();
  for (let i = 0; i < REPEATS; i++) compiled.exact();
  const { user, system } = process.cpuUsage(start);
  console.log(`${text}: ${((user + system) / 1000 / REPEATS).toFixed(2)} ms`);
}
