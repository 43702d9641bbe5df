import type { Command } from '../command.ts';
import type { RunArguments } from '../run/run-arguments.ts';

/** `evenodds run FILE…` */
export const runCommand: Command = {
  name: 'run',
  addTo(cli, end) {
    const text = (describe: string) => ({ type: 'string', requiresArg: true, describe }) as const;
    cli.command(
      'run <files..>',
      'Simulate scenarios, print the figures and write them to OUT/NAME/',
      (command) =>
        command
          .positional('files', { type: 'string', demandOption: true, describe: 'Scenario files' })
          .option('trials', text('Trials, 1 to 1e12; 1e6 and 5M are read as well [default: as the file says]'))
          .option('precision', text('Half-width of every outcome, such as 0.002: trials go on until it is met'))
          .option('max-trials', text('Trials at most with --precision [default: ten million]'))
          .option('seed', text('Seed, 0 to 2^53 − 1 [default: as the file says]'))
          .option('threads', text('Worker threads, 0 for none [default: all cores]; the result is the same'))
          .option('set', text('PATH=VALUE: change a value of the file for this run; repeatable'))
          .option('out', { ...text('Folder for results'), default: 'out' })
          .option('format', text('What to write: csv, json, svg, png, html, by commas [default: all]'))
          .option('theme', text('Look of charts: screen, print [default: screen]'))
          .option('confidence', text('Confidence of intervals, above 0 and below 1 [default: 0.95]'))
          .option('interval', text('Intervals of rates: wilson, clopper-pearson [default: wilson]'))
          .option('samples', text('Write samples.csv: each quantity of the first N trials, N to 1e6'))
          .option('resume', {
            type: 'boolean',
            describe: 'Go on with a run that was cut off, to the trials it was to play',
          })
          .option('fresh', { type: 'boolean', describe: 'Play every trial, also those that are stored' })
          .option('shard', text('I/N: play part I of N and store it, for evenodds merge'))
          .example('$0 run scenarios/firefight.yaml', 'As the file says, results in out/firefight/')
          .example('$0 run a.yaml b.yaml --trials 1M --json', 'One JSON document a line')
          .example('$0 run a.yaml --precision 0.005', 'Until every outcome is known to half a percentage point')
          .example('$0 run a.yaml --set rules.successStep=6', 'With another rule'),
      async (given) => {
        const { runScenarios } = await import('../run/run-scenarios.ts');
        end(await runScenarios(given as unknown as RunArguments));
      },
    );
  },
};
