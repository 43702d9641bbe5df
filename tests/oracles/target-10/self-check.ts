/** Battles with dice laid out by hand: `npx tsx tests/oracles/target-10/self-check.ts` tells which come out wrong. */
import { parse } from 'yaml';
import { fight } from './battle.ts';
import { readBattle } from './read-scenario.ts';
import { SITUATIONS, type Situation } from './self-check-situations.ts';

class DiceUsedUp extends Error {}

/** The trace of a battle with the situation's dice, cut off when they are used up. */
function tell(situation: Situation): { lines: string[]; leftOver: number } {
  const scenario = { system: 'target-10', kind: 'battle', ...(parse(situation.yaml) as object) };
  const lines: string[] = [];
  let drawn = 0;
  const random = (): number => {
    const die = situation.dice[drawn];
    if (die === undefined) throw new DiceUsedUp();
    drawn += 1;
    return (die[1] - 0.5) / die[0];
  };
  try {
    fight(readBattle(scenario), random, (line) => lines.push(line));
  } catch (error) {
    if (!(error instanceof DiceUsedUp)) throw error;
  }
  return { lines, leftOver: situation.dice.length - drawn };
}

/** What is wrong with a telling, or nothing. */
function faults(situation: Situation, lines: readonly string[], leftOver: number): string[] {
  const found: string[] = [];
  let from = 0;
  for (const part of situation.told) {
    const index = lines.findIndex((line, i) => i >= from && line.includes(part));
    if (index < 0) found.push(`missing: ${part}`);
    else from = index + 1;
  }
  for (const part of situation.untold ?? []) {
    if (lines.some((line) => line.includes(part))) found.push(`should not come: ${part}`);
  }
  if (leftOver > 0) found.push(`${leftOver} dice left over`);
  return found;
}

for (const situation of SITUATIONS) {
  const { lines, leftOver } = tell(situation);
  const found = faults(situation, lines, leftOver);
  process.stdout.write(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${situation.title}\n`);
  if (found.length === 0) continue;
  process.exitCode = 1;
  process.stdout.write(`${[...found, ...lines].map((line) => `     ${line}`).join('\n')}\n`);
}
