import type { Command } from '../command.ts';
import type { CompareArguments } from '../compare/show-comparison.ts';
import { textOption, withPairOptions } from '../pairs/pair-arguments.ts';

/** `evenodds compare A B`, `evenodds compare FILE --with PATH=VALUE` */
export const compareCommand: Command = {
  name: 'compare',
  addTo(cli, end) {
    cli.command(
      'compare <files..>',
      'Compare two scenarios, or one with a variant of it, played with the same dice',
      (command) =>
        withPairOptions(
          command
            .positional('files', { type: 'string', demandOption: true, describe: 'Two scenario files, or one' })
            .option('with', textOption('PATH=VALUE: what the variant changes; repeatable, all in one variant'))
            .option('first-difference', {
              type: 'boolean',
              describe: 'Tell the first trial that both end differently, around the event in which they part',
            }),
          'Trials of each, 1 to 1e12 [default: as the first file says]',
          'What to compare, as gates name it; repeatable [default: all outcomes and means]',
        )
          .example('$0 compare a.yaml --with sides.players.units.Rifle.skills.shoot=6s1', 'One rating more')
          .example('$0 compare a.yaml b.yaml --trials 20000', 'Two files, outcome by outcome')
          .example(
            '$0 compare a.yaml --with rules.successStep=6 --first-difference',
            'Where a fight takes another turn',
          )
          .example("$0 compare a.yaml --with rules.successStep=6 --metric 'P(rounds <= 5)'", 'One figure only'),
      async (given) => {
        const { showComparison } = await import('../compare/show-comparison.ts');
        end(await showComparison(given as unknown as CompareArguments));
      },
    );
  },
};
