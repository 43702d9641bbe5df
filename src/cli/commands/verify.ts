import type { Command } from '../command.ts';
import type { VerifyArguments } from '../store/verify-results.ts';

/** `evenodds verify DIR…` */
export const verifyCommand: Command = {
  name: 'verify',
  addTo(cli, end) {
    const threads = 'Worker threads, 0 for none [default: all cores]';
    cli.command(
      'verify <folders..>',
      'Play a hundredth of the stored trials anew and compare',
      (command) =>
        command
          .positional('folders', { type: 'string', demandOption: true, describe: 'Folders of results' })
          .option('threads', { type: 'string', requiresArg: true, describe: threads })
          .example('$0 verify out/firefight', 'Exit status 3 where anything differs'),
      async (given) => {
        const { verifyResults } = await import('../store/verify-results.ts');
        end(await verifyResults(given as unknown as VerifyArguments));
      },
    );
  },
};
