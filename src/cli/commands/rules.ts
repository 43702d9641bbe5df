import type { Command, CommonOptions } from '../command.ts';

/** `evenodds rules [SYSTEM]` */
export const rulesCommand: Command = {
  name: 'rules',
  addTo(cli, end) {
    cli.command(
      'rules [system]',
      'List the rule parameters of a system, or the systems',
      (command) =>
        command
          .positional('system', { type: 'string', describe: 'Rule system' })
          .example('$0 rules', 'The systems')
          .example('$0 rules crescent-star', 'Each parameter: path, default, mark, what it does'),
      async (given) => {
        const { listRules } = await import('../list-rules.ts');
        end(listRules(given as CommonOptions & { system?: string }));
      },
    );
  },
};
