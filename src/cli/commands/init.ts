import type { Command, CommonOptions } from '../command.ts';

/** `evenodds init NAME --system S [--kind K]` */
export const initCommand: Command = {
  name: 'init',
  addTo(cli, end) {
    cli.command(
      'init <name>',
      'Write a commented scenario to start from, NAME.yaml',
      async (command) =>
        command
          .positional('name', { type: 'string', demandOption: true, describe: 'File to write' })
          .option('system', { type: 'string', requiresArg: true, demandOption: true, describe: 'Rule system' })
          .option('kind', { type: 'string', requiresArg: true, describe: 'Kind of scenario; default: the usual one' })
          .example('$0 init ambush --system crescent-star', 'Writes ambush.yaml')
          .example('$0 init race --system target-10 --kind contest', 'Another kind than battle')
          .epilogue(await kindsText()),
      async (given) => {
        const { initScenario } = await import('../init-scenario.ts');
        end(await initScenario(given as unknown as CommonOptions & { name: string; system: string; kind?: string }));
      },
    );
  },
};

/** The kinds of each system, a line a system. */
async function kindsText(): Promise<string> {
  const [{ SYSTEM_NAMES }, { starterKinds }] = await Promise.all([
    import('../../scenarios/forms.ts'),
    import('../../scenarios/starter-scenario.ts'),
  ]);
  const width = Math.max(...SYSTEM_NAMES.map(({ length }) => length));
  const lines = SYSTEM_NAMES.map((system) => `  ${system.padEnd(width)}  ${starterKinds(system).join(', ')}`);
  return ['Systems and their kinds, the usual one first:', ...lines].join('\n');
}
