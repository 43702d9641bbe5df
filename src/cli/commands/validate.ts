import type { Command, CommonOptions } from '../command.ts';

/** `evenodds validate FILE…` */
export const validateCommand: Command = {
  name: 'validate',
  addTo(cli, end) {
    cli.command(
      'validate <files..>',
      'Check scenarios and books without running them',
      (command) =>
        command
          .positional('files', { type: 'string', demandOption: true, describe: 'Scenario files, books' })
          .example('$0 validate scenarios/*.yaml', 'Each fault with file, line and column'),
      async (given) => {
        const { validateFiles } = await import('../validate-files.ts');
        end(await validateFiles(given as unknown as CommonOptions & { files: string[] }));
      },
    );
  },
};
