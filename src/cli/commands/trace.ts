import type { Command } from '../command.ts';
import type { TraceArguments } from '../trace/trace-arguments.ts';

/** `evenodds trace FILE` */
export const traceCommand: Command = {
  name: 'trace',
  addTo(cli, end) {
    const text = (describe: string) => ({ type: 'string', requiresArg: true, describe }) as const;
    cli.command(
      'trace <file>',
      'Tell one trial, with every die and the rules behind it',
      (command) =>
        command
          .positional('file', { type: 'string', demandOption: true, describe: 'Scenario file' })
          .option('trial', text('Which trial, from 0 [default: 0]'))
          .option('find', text('The first such trial: outcome=NAME, rounds>=20, UNIT.kills>2, median or longest'))
          .option('nth', text('Which of the trials that --find fits, from 1 [default: 1]'))
          .option('trials', text('Trials that --find looks at [default: 100,000; median and longest 10,000]'))
          .option('seed', text('Seed, 0 to 2^53 − 1 [default: as the file says]'))
          .option('set', text('PATH=VALUE: change a value of the file; repeatable'))
          .option('markdown', {
            type: 'string',
            describe: 'Write Markdown to a file, or to stdout where none is named',
          })
          .example('$0 trace scenarios/firefight.yaml --trial 734', 'Trial 734 of every run with seed 1')
          .example("$0 trace a.yaml --find 'outcome=opposition' --nth 2", 'The second that the opposition wins')
          .example("$0 trace a.yaml --find 'outcome=draw and rounds>=20'", 'Several conditions')
          .example('$0 trace a.yaml --find median --json', 'An event a line (docs/STORY.md)'),
      async (given) => {
        const { traceTrial } = await import('../trace/trace-trial.ts');
        end(await traceTrial(given as unknown as TraceArguments));
      },
    );
  },
};
