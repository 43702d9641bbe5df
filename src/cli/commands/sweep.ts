import type { Command } from '../command.ts';
import { textOption, withPairOptions } from '../pairs/pair-arguments.ts';
import type { SweepArguments } from '../sweep/show-sweep.ts';

/** `evenodds sweep FILE --vary PATH=A..B [--vary …]` */
export const sweepCommand: Command = {
  name: 'sweep',
  addTo(cli, end) {
    cli.command(
      'sweep <file>',
      'Play a scenario over one parameter or two: a curve with its band, or a heat map',
      (command) =>
        withPairOptions(
          command
            .positional('file', { type: 'string', demandOption: true, describe: 'Scenario file' })
            .option('vary', textOption('PATH=A..B[:STEP] or PATH=a,b,c; twice for a table of both'))
            .option('target', textOption('METRIC=VALUE: where the figure crosses it')),
          'Trials a point, 1 to 1e12 [default: 20,000, or as the file says if less]',
          'What to show, as gates name it; repeatable [default: what the gates judge, or the first outcome]',
        )
          .example('$0 sweep a.yaml --vary sides.opposition.waves=1..6', 'Over one parameter')
          .example('$0 sweep a.yaml --vary rules.successStep=3..6 --target outcome.players=0.5', 'Where it is even')
          .example('$0 sweep a.yaml --vary rules.successStep=3..6 --vary sides.opposition.waves=1..6', 'Over two'),
      async (given) => {
        const { showSweep } = await import('../sweep/show-sweep.ts');
        end(await showSweep(given as unknown as SweepArguments));
      },
    );
  },
};
