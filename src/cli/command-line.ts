import yargs, { type Argv } from 'yargs';
import { UsageError } from '../engine/core/errors.ts';
import { PACKAGE_VERSION } from '../sim/package-version.ts';
import { checkCommand } from './commands/check.ts';
import { compareCommand } from './commands/compare.ts';
import { initCommand } from './commands/init.ts';
import { mergeCommand } from './commands/merge.ts';
import { oddsCommand } from './commands/odds.ts';
import { reportCommand } from './commands/report.ts';
import { rulesCommand } from './commands/rules.ts';
import { runCommand } from './commands/run.ts';
import { schemaCommand } from './commands/schema.ts';
import { sensitivityCommand } from './commands/sensitivity.ts';
import { sweepCommand } from './commands/sweep.ts';
import { traceCommand } from './commands/trace.ts';
import { tuneCommand } from './commands/tune.ts';
import { validateCommand } from './commands/validate.ts';
import { verifyCommand } from './commands/verify.ts';
import { note, widthOf } from './console.ts';
import { EXIT, type ExitStatus } from './exit-status.ts';
import { reportError } from './report-error.ts';

const COMMANDS = [
  runCommand,
  checkCommand,
  traceCommand,
  oddsCommand,
  compareCommand,
  sweepCommand,
  tuneCommand,
  sensitivityCommand,
  validateCommand,
  rulesCommand,
  schemaCommand,
  initCommand,
  mergeCommand,
  verifyCommand,
  reportCommand,
];

/** Options that may stand more than once. */
const REPEATABLE = new Set(['_', 'files', 'expressions', 'folders', 'set', 'vary', 'with', 'metric', 'over']);

/** Where yargs' own wording is not ours; its types do not know that it tells one from many. */
const WORDING = {
  'Not enough arguments following: %s': '--%s: expected a value',
  'Unknown argument: %s': { one: 'unknown option or argument: %s', other: 'unknown options or arguments: %s' },
  'Unknown command: %s': { one: 'unknown command: %s', other: 'unknown commands: %s' },
  'Did you mean %s?': 'unknown command; did you mean %s?',
  'Missing required argument: %s': { one: 'missing option: --%s', other: 'missing options: --%s' },
};

/**
 * Runs the command that the arguments name.
 *
 * @param args without the names of node and the script
 * @returns the exit status
 */
export async function runCommandLine(args: readonly string[]): Promise<ExitStatus> {
  let status: ExitStatus = EXIT.done;
  try {
    await parser(guardNegative(args), (ended) => {
      status = ended;
    }).parseAsync();
    return status;
  } catch (error) {
    return reportError(error, { debug: args.includes('--debug'), write: note });
  }
}

function parser(args: readonly string[], end: (status: ExitStatus) => void): Argv {
  const cli = yargs([...args])
    .scriptName('evenodds')
    .locale('en')
    .updateStrings(WORDING as unknown as Record<string, string>)
    .usage('Balance figures for tabletop rules: plays a scenario many times and says how sure the figures are.')
    .parserConfiguration({
      'boolean-negation': false,
      'camel-case-expansion': false,
      'dot-notation': false,
      'parse-numbers': false,
      'parse-positional-numbers': false,
    })
    .option('json', { type: 'boolean', describe: 'Print one JSON document on stdout', global: true })
    .option('quiet', {
      type: 'boolean',
      describe: 'No progress and no messages: only results and errors',
      global: true,
    })
    .option('debug', { type: 'boolean', describe: 'Show where an error comes from', global: true })
    .strict()
    .recommendCommands()
    .demandCommand(1, `expected a command: ${COMMANDS.map(({ name }) => name).join(', ')} (evenodds --help)`)
    .check(refuseDuplicates)
    .example('$0 run scenarios/firefight.yaml', 'Simulate the firefight and write out/firefight/')
    .version(PACKAGE_VERSION)
    .help()
    .wrap(Math.min(100, widthOf(process.stdout)))
    .exitProcess(false)
    .fail((message, error) => {
      throw error?.name === 'YError' || !error ? new UsageError(message ?? error?.message) : error;
    });
  for (const command of COMMANDS) command.addTo(cli, end);
  return cli;
}

/**
 * A space before what `odds` is to read as an expression or a range and not as an option: `-d6+7`, `-3..3`.
 * Whoever reads it takes the space away.
 */
function guardNegative(args: readonly string[]): string[] {
  return args.map((arg) => (args.includes('odds') && /^-[\d(d]/i.test(arg) ? ` ${arg}` : arg));
}

function refuseDuplicates(options: Readonly<Record<string, unknown>>): true {
  for (const [name, value] of Object.entries(options)) {
    if (Array.isArray(value) && !REPEATABLE.has(name)) throw new UsageError(`--${name}: given more than once`);
  }
  return true;
}
