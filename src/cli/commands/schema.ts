import type { Command } from '../command.ts';
import { print } from '../console.ts';
import { EXIT } from '../exit-status.ts';

/** `evenodds schema [--book]` */
export const schemaCommand: Command = {
  name: 'schema',
  addTo(cli, end) {
    cli.command(
      'schema',
      'Print the JSON Schema of scenario files, for editors that complete and check',
      (command) =>
        command
          .option('book', { type: 'boolean', default: false, describe: 'Of book files, in place of scenarios' })
          .example('$0 schema > scenario.schema.json', 'Write the schema beside the scenarios')
          .example('$0 schema --book > book.schema.json', 'The schema of books'),
      async ({ book }) => {
        print(JSON.stringify(await schemaOf(book), null, 2));
        end(EXIT.done);
      },
    );
  },
};

async function schemaOf(book: boolean): Promise<object> {
  if (book) return (await import('../../scenarios/book/book-json-schema.ts')).bookJsonSchema();
  return (await import('../../scenarios/scenario-json-schema.ts')).scenarioJsonSchema();
}
