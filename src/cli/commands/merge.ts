import type { Command } from '../command.ts';
import type { MergeArguments } from '../store/merge-results.ts';

/** `evenodds merge DIR…` */
export const mergeCommand: Command = {
  name: 'merge',
  addTo(cli, end) {
    cli.command(
      'merge <folders..>',
      'Join shares of a run to its results, OUT/NAME/',
      (command) =>
        command
          .positional('folders', { type: 'string', demandOption: true, describe: 'Folders that run --shard wrote to' })
          .option('out', { type: 'string', requiresArg: true, describe: 'Folder for results', default: 'out' })
          .example('$0 merge part-1 part-2', 'What run --shard 1/2 --out part-1 and 2/2 played'),
      async (given) => {
        const { mergeResults } = await import('../store/merge-results.ts');
        end(await mergeResults(given as unknown as MergeArguments));
      },
    );
  },
};
