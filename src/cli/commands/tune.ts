import type { Command } from '../command.ts';
import { textOption } from '../pairs/pair-arguments.ts';
import type { TuneArguments } from '../tune/show-tune.ts';

/** `evenodds tune FILE --vary PATH=A..B --target METRIC=VALUE` */
export const tuneCommand: Command = {
  name: 'tune',
  addTo(cli, end) {
    cli.command(
      'tune <file>',
      'Find the value of a parameter with which a figure meets a target, or say that none does',
      (command) =>
        command
          .positional('file', { type: 'string', demandOption: true, describe: 'Scenario file' })
          .option('vary', textOption('PATH=A..B[:STEP] or PATH=a,b,c; twice for the contour of both'))
          .option('target', textOption('METRIC=VALUE, as gates name it, such as outcome.players=0.5'))
          .option('within', textOption('How near to the target is near enough [default: 0.01]'))
          .option('max-trials', textOption('Trials of all values together, at most [default: ten million]'))
          .option('seed', textOption('Seed, 0 to 2^53 − 1 [default: as the file says]'))
          .option('threads', textOption('Worker threads, 0 for none [default: all cores]; the result is the same'))
          .option('set', textOption('PATH=VALUE: change a value of the file for all of it; repeatable'))
          .option('confidence', textOption('Of all intervals together, above 0 and below 1 [default: 0.95]'))
          .option('out', { ...textOption('Folder for results'), default: 'out' })
          .option('format', textOption('What to write: csv, json, svg, png, html, by commas [default: all]'))
          .option('theme', textOption('Look of charts: screen, print [default: screen]'))
          .example('$0 tune a.yaml --vary sides.opposition.waves=1..8 --target outcome.players=0.5', 'How many waves'),
      async (given) => {
        const { showTune } = await import('../tune/show-tune.ts');
        end(await showTune(given as unknown as TuneArguments));
      },
    );
  },
};
