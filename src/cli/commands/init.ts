import type { Command, CommonOptions } from '../command.ts';

/** `evenodds init NAME --system S` */
export const initCommand: Command = {
  name: 'init',
  addTo(cli, end) {
    cli.command(
      'init <name>',
      'Write a commented scenario to start from, NAME.yaml',
      (command) =>
        command
          .positional('name', { type: 'string', demandOption: true, describe: 'File to write' })
          .option('system', { type: 'string', requiresArg: true, demandOption: true, describe: 'Rule system' })
          .example('$0 init ambush --system crescent-star', 'Writes ambush.yaml'),
      async (given) => {
        const { initScenario } = await import('../init-scenario.ts');
        end(await initScenario(given as unknown as CommonOptions & { name: string; system: string }));
      },
    );
  },
};
