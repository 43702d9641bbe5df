import type { BookArguments } from '../book/make-book.ts';
import type { Command } from '../command.ts';

/** `evenodds book FILE` */
export const bookCommand: Command = {
  name: 'book',
  addTo(cli, end) {
    cli.command(
      'book <file>',
      'Draw the charts of a rulebook to OUT/NAME/: SVG, PNG, PDF, CSV and a page with all',
      (command) =>
        command
          .positional('file', {
            type: 'string',
            demandOption: true,
            describe: 'Book file: a list of charts (docs/REPORTS.md)',
          })
          .option('out', { type: 'string', requiresArg: true, default: 'out', describe: 'Folder for books' })
          .option('threads', {
            type: 'string',
            requiresArg: true,
            describe: 'Charts drawn at once, 0 for one after the other [default: all cores]',
          })
          .example('$0 book scenarios/books/crescent-star.yaml', 'Draws what has changed since the last time'),
      async (given) => {
        const { makeBook } = await import('../book/make-book.ts');
        end(await makeBook(given as unknown as BookArguments));
      },
    );
  },
};
