import type { Command } from '../command.ts';
import { textOption, withPairOptions } from '../pairs/pair-arguments.ts';
import type { SensitivityArguments } from '../sensitivity/show-sensitivity.ts';

/** `evenodds sensitivity FILE [--over PATHS]` */
export const sensitivityCommand: Command = {
  name: 'sensitivity',
  addTo(cli, end) {
    cli.command(
      'sensitivity <file>',
      'Move every number of a scenario one step, and say what matters most',
      (command) =>
        withPairOptions(
          command
            .positional('file', { type: 'string', demandOption: true, describe: 'Scenario file' })
            .option('over', textOption('Paths of what to move, or of groups, by commas; repeatable [default: all]')),
          'Trials a move, 1 to 1e12 [default: 10,000, or as the file says if less]',
          'What it is to change, as gates name it [default: what the gates judge first, or the first outcome]',
        )
          .example('$0 sensitivity a.yaml', 'Every number, choice and flag')
          .example('$0 sensitivity a.yaml --over sides.players,rules.successStep', 'Some of them')
          .example('$0 sensitivity a.yaml --metric rounds', 'What makes fights longer'),
      async (given) => {
        const { showSensitivity } = await import('../sensitivity/show-sensitivity.ts');
        end(await showSensitivity(given as unknown as SensitivityArguments));
      },
    );
  },
};
