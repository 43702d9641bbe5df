import yargs, { type Argv } from 'yargs';
import { UsageError } from '../engine/core/errors.ts';
import { hint, nearest } from '../scenarios/data/nearest.ts';
import { PACKAGE_VERSION } from '../sim/package-version.ts';
import type { Command } from './command.ts';
import { bookCommand } from './commands/book.ts';
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

const COMMANDS: readonly Command[] = [
  runCommand,
  checkCommand,
  traceCommand,
  oddsCommand,
  compareCommand,
  sweepCommand,
  tuneCommand,
  sensitivityCommand,
  bookCommand,
  validateCommand,
  rulesCommand,
  schemaCommand,
  initCommand,
  mergeCommand,
  verifyCommand,
  reportCommand,
];

const NAMES = COMMANDS.map(({ name }) => name);

/** Options that may stand more than once. */
const REPEATABLE = new Set(['_', 'files', 'expressions', 'folders', 'set', 'vary', 'with', 'metric', 'over']);

/** Where yargs' own wording is not ours; its types do not know that it tells one from many. */
const WORDING = {
  'Not enough arguments following: %s': '--%s: expected a value',
  'Not enough non-option arguments: got %s, need at least %s': {
    one: 'too few arguments: got %s, expected %s or more (--help says which)',
    other: 'too few arguments: got %s, expected %s or more (--help says which)',
  },
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
    const named = findCommand(args);
    const cli = parser(guardNegative(args));
    const end = (ended: ExitStatus) => {
      status = ended;
    };
    for (const command of named ? [named] : COMMANDS) command.addTo(cli, end);
    await cli.parseAsync();
    return status;
  } catch (error) {
    return reportError(error, { debug: args.includes('--debug'), write: note });
  }
}

/** A parser of what all commands take. */
function parser(args: readonly string[]): Argv {
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
    .demandCommand(1, `expected a command: ${NAMES.join(', ')} (evenodds --help)`)
    .check(refuseDuplicates)
    .example('$0 run scenarios/firefight.yaml', 'Simulate the firefight and write out/firefight/')
    .version(PACKAGE_VERSION)
    .help()
    .alias('help', 'h')
    .wrap(Math.min(100, widthOf(process.stdout)))
    .exitProcess(false)
    .fail((message, error) => {
      throw error?.name === 'YError' || !error
        ? new UsageError(usageText(message ?? error?.message, args, cli))
        : error;
    });
  keepNoHelp(cli);
  return cli;
}

/**
 * Has yargs make no help that nobody asked for: it would do so whenever it runs a command, should the command want to
 * show it. Ours do not, and a small run would pay a sixth of its time.
 */
function keepNoHelp(cli: Argv): void {
  const inside = cli as unknown as { getInternalMethods(): { getUsageInstance(): { cacheHelpMessage(): void } } };
  inside.getInternalMethods().getUsageInstance().cacheHelpMessage = () => {};
}

/**
 * The command that the first argument names that is no option; undefined where there is none.
 *
 * @throws UsageError where there is no such command, also where help is asked for
 */
function findCommand(args: readonly string[]): Command | undefined {
  const name = args.find((arg) => !arg.startsWith('-'));
  const command = COMMANDS.find((each) => each.name === name);
  if (name === undefined || command !== undefined) return command;
  const meant = isFileName(name) ? ` (did you mean "run ${name}"?)` : hint(name, [...NAMES, '--help']);
  throw new UsageError(`unknown command ${JSON.stringify(name)}${meant}: expected ${NAMES.join(', ')}`);
}

function isFileName(name: string): boolean {
  return /\.(ya?ml|json)$/.test(name);
}

/** A fault of the command line that the parser found, with what was probably meant where a name is not known. */
function usageText(message: string, args: readonly string[], parser: Argv): string {
  const { key } = (parser as unknown as { getOptions(): { key: Record<string, unknown> } }).getOptions();
  const known = Object.keys(key).filter((name) => name.length > 1);
  const [, list] = /^Unknown arguments?: (.*)$/s.exec(message) ?? [];
  const single = args.find((arg) => /^-[a-z][a-z-]+$/.test(arg));
  if (list !== undefined && single !== undefined)
    return `unknown option ${single}${optionHint(single.slice(1), known)}`;
  const names = list?.split(', ') ?? misspeltOptions(message, args, known);
  if (names.length === 0) return message;
  return names
    .map((name) => {
      const isOption = args.some((arg) => arg.startsWith('-') && arg.replace(/^-+/, '').startsWith(name));
      return isOption
        ? `unknown option --${name}${optionHint(name, known)}`
        : `unexpected argument ${JSON.stringify(name)}`;
    })
    .join('; ');
}

/** Of a fault that an option is missing: the options given under a name that is not known. */
function misspeltOptions(message: string, args: readonly string[], known: readonly string[]): string[] {
  if (!message.startsWith('missing option')) return [];
  const given = args.flatMap((arg) => /^--([^=]+)/.exec(arg)?.[1] ?? []);
  return given.filter((name) => !known.includes(name));
}

function optionHint(name: string, known: readonly string[]): string {
  const meant = known.includes(name) ? name : name.length > 2 ? nearest(name, known) : undefined;
  return meant === undefined ? ' (--help lists them)' : ` (did you mean --${meant}?)`;
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
