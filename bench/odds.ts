import { compileDice } from '../src/engine/dice/compile-dice.ts';
import { parseDice } from '../src/engine/dice/parse-dice.ts';
import { cpuMs } from './cpu-ms.ts';
import { formatSpread, inTurn } from './spread.ts';

const EXPRESSIONS = ['d10! + d4! + 3', '30d10>=7x10f1', '10d10!kh5', '2d20kh1 vs 2d20kl1'];
const TIMES = 20;

/** Prints what exact odds of dice expressions take, the compiler warm. */
export function benchOdds(repeats: number): void {
  const compiled = EXPRESSIONS.map((text) => compileDice(parseDice(text)));
  for (const expression of compiled) expression.exact();
  const ms = inTurn(
    repeats,
    compiled.map((expression) => () => cpuMs(TIMES, () => expression.exact())),
  );
  console.log(`odds: ${repeats} times ${TIMES} of each, CPU time`);
  EXPRESSIONS.forEach((text, i) => {
    console.log(`  ${text}: ${formatSpread(ms[i]!, 2)} ms`);
  });
}
