import type { Command } from '../command.ts';
import type { OddsArguments } from '../odds/odds-arguments.ts';

/** `evenodds odds EXPRESSION…`, `evenodds odds FILE…`, `evenodds odds FILE --vary …` */
export const oddsCommand: Command = {
  name: 'odds',
  addTo(cli, end) {
    const text = (describe: string) => ({ type: 'string', requiresArg: true, describe }) as const;
    const file = (describe: string) => ({ type: 'string', describe }) as const;
    cli.command(
      'odds <expressions..>',
      'Exact odds of dice and of scenarios, and tables of them over a parameter or two',
      (command) =>
        command
          .positional('expressions', {
            type: 'string',
            demandOption: true,
            describe: 'Dice such as 2d6+3, 4d6kh3 or 2d6 vs d12 (docs/DICE.md), or scenario files',
          })
          .option('at-least', text('A..B: rows for the values A to B'))
          .option('set', text('PATH=VALUE: change a value of the file; repeatable'))
          .option('vary', text('PATH=A..B[:STEP] or PATH=a,b,c: a table over one parameter of a file, or two'))
          .option('outcome', text('What a table shows the chance of [default: the first outcome]'))
          .option('metric', text('Counted quantity that a table shows the mean of'))
          .option('simulate', { type: 'boolean', describe: 'Roll the dice: an estimate, with its margin' })
          .option('trials', text('Rolls of --simulate, 1 to 1e12 [default: a million]'))
          .option('seed', text('Seed of --simulate, 0 to 2^53 − 1 [default: 1]'))
          .option('confidence', text('Confidence of --simulate, above 0 and below 1 [default: 0.95]'))
          .option('csv', file('Write the table as CSV to a file, or to stdout where none is named'))
          .option('markdown', file('Write the table of --vary as Markdown to a file, or to stdout'))
          .option('chart', file('Draw to FILE.png, .svg or .vl.json, or all charts to OUT/odds/'))
          .option('theme', text('Look of charts: screen, print [default: screen]'))
          .option('out', { ...text('Folder for charts'), default: 'out' })
          .example("$0 odds '2d6+3'", 'The table of 2d6+3')
          .example("$0 odds 'd10! + d4! + 3' --at-least 9..25", 'Open-ended dice against targets')
          .example("$0 odds '2d6+3 vs 2d6+1'", 'Who wins how often')
          .example('$0 odds 3d6 4d6kh3 --chart dice.png', 'Compared in one chart')
          .example('$0 odds check.yaml', 'A check, contest, coordination or chain')
          .example('$0 odds check.yaml --vary target=6..24:3 --vary actor.rating.value=0..8', 'A success table'),
      async (given) => {
        const request = given as unknown as OddsArguments;
        if (request.vary === undefined) {
          const { showOdds } = await import('../odds/show-odds.ts');
          return end(await showOdds(request));
        }
        const { showOddsTable } = await import('../odds/show-odds-table.ts');
        end(await showOddsTable(request));
      },
    );
  },
};
