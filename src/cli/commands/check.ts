import type { CheckArguments } from '../check/check-arguments.ts';
import type { Command } from '../command.ts';

/** `evenodds check FILE…` */
export const checkCommand: Command = {
  name: 'check',
  addTo(cli, end) {
    const text = (describe: string) => ({ type: 'string', requiresArg: true, describe }) as const;
    cli.command(
      'check <files..>',
      'Judge the gates (expect) of scenarios: exit status 1 where one fails or stays undecided',
      (command) =>
        command
          .positional('files', { type: 'string', demandOption: true, describe: 'Scenario files' })
          .option('error', text('How often any verdict of the call may be wrong [default: 0.001]'))
          .option('max-trials', text('Trials of a scenario at most, 1 to 1e12 [default: ten million]'))
          .option('seed', text('Seed, 0 to 2^53 − 1 [default: as the file says]'))
          .option('threads', text('Worker threads, 0 for none [default: all cores]; the verdicts are the same'))
          .option('set', text('PATH=VALUE: change a value of the files for this check; repeatable'))
          .option('junit', text('Write the verdicts as JUnit XML to a file'))
          .option('markdown', text('Write the verdicts as Markdown to a file'))
          .option('baseline', text('Folder of results of run --out: outcomes must not have changed since'))
          .option('tolerance', text('How much an outcome may change against --baseline [default: 0.01]'))
          .example('$0 check scenarios/*.yaml', 'All gates of all files')
          .example('$0 check a.yaml --junit check.xml', 'For a build server')
          .example('$0 check a.yaml --baseline out', 'And against what run wrote to out/a/'),
      async (given) => {
        const { checkFiles } = await import('../check/check-files.ts');
        end(await checkFiles(given as unknown as CheckArguments));
      },
    );
  },
};
