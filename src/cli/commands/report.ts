import type { Command } from '../command.ts';
import type { ReportArguments } from '../store/report-results.ts';

/** `evenodds report DIR…` */
export const reportCommand: Command = {
  name: 'report',
  addTo(cli, end) {
    const text = (describe: string) => ({ type: 'string', requiresArg: true, describe }) as const;
    cli.command(
      'report <folders..>',
      'Write the files of results anew, from the stored trials',
      (command) =>
        command
          .positional('folders', { type: 'string', demandOption: true, describe: 'Folders of results' })
          .option('format', text('What to write: csv, json, svg, png, html, by commas [default: as the run wrote]'))
          .option('confidence', text('Confidence of intervals, above 0 and below 1 [default: as the run had]'))
          .option('interval', text('Intervals of rates: wilson, clopper-pearson [default: as the run had]'))
          .example('$0 report out/firefight --confidence 0.99', 'The same trials, with wider intervals'),
      async (given) => {
        const { reportResults } = await import('../store/report-results.ts');
        end(await reportResults(given as unknown as ReportArguments));
      },
    );
  },
};
