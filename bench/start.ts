import { builtCommand, type Cost, costOf, type Program, quietRun } from './programs.ts';
import { formatSpread, inTurn, ratios } from './spread.ts';

const NODE: Program = { command: process.execPath, args: ['-e', '0'] };

/** Prints what starting the built command costs, as multiples of `node -e 0`. */
export function benchStart(fights: readonly string[], repeats: number): void {
  const starts: [string, Program][] = [
    ['--help', builtCommand('--help')],
    ...fights.map((fight): [string, Program] => [`run --trials 1000, ${fight}`, quietRun(fight, 1000)]),
  ];
  const programs = [NODE, ...starts.map(([, program]) => program)];
  const [node, ...others] = inTurn(
    repeats,
    programs.map((program) => () => costOf(program)),
  );
  console.log(`start: ${repeats} of each; node -e 0 takes ${formatSpread(cpu(node!), 3)} s of CPU time`);
  starts.forEach(([name], i) => {
    const ofCpu = formatSpread(ratios(cpu(others[i]!), cpu(node!)), 1);
    const ofWall = formatSpread(ratios(wall(others[i]!), wall(node!)), 1);
    console.log(`  ${name}: ${ofCpu} times the CPU time of node -e 0, ${ofWall} times its wall time`);
  });
}

function cpu(costs: readonly Cost[]): number[] {
  return costs.map((cost) => cost.cpu);
}

function wall(costs: readonly Cost[]): number[] {
  return costs.map((cost) => cost.wall);
}
