import type { Command } from '../command.ts';
import { print } from '../console.ts';
import { EXIT } from '../exit-status.ts';

/** `evenodds schema` */
export const schemaCommand: Command = {
  name: 'schema',
  addTo(cli, end) {
    cli.command(
      'schema',
      'Print the JSON Schema of scenario files, for editors that complete and check',
      (command) => command.example('$0 schema > scenario.schema.json', 'Write the schema beside the scenarios'),
      async () => {
        const { scenarioJsonSchema } = await import('../../scenarios/scenario-json-schema.ts');
        print(JSON.stringify(scenarioJsonSchema(), null, 2));
        end(EXIT.done);
      },
    );
  },
};
