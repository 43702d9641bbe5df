import { basename, extname } from 'node:path';
import { ScenarioError, type ScenarioProblem } from '../engine/core/errors.ts';
import { checkScenario } from './check-scenario.ts';
import type { Fault } from './data/fault.ts';
import type { PathSpace } from './data/set-at.ts';
import { fieldOf, isMap } from './data/tree.ts';
import { formOf, kindsOf, SYSTEM_NAMES, schemaOf } from './forms.ts';
import type { Gate } from './gates/gate.ts';
import { readGates } from './gates/read-gates.ts';
import { looseHeadSchema } from './head/head-schema.ts';
import { nestRules } from './head/nest-rules.ts';
import type { ResolvedScenario } from './head/resolve-head.ts';
import { warnRules } from './head/warn-rules.ts';
import type { ScenarioForm } from './scenario-form.ts';
import { scenarioHash } from './scenario-hash.ts';
import { applySets } from './variants/apply-sets.ts';
import { type Origin, placeFaults, placeInFile } from './yaml/place-faults.ts';
import { readScenarioText } from './yaml/read-scenario-text.ts';
import { requireDocument } from './yaml/require-document.ts';
import { SourceTree } from './yaml/source-tree.ts';

export interface LoadOptions {
  /** `PATH=VALUE` each: values that take the place of the file's, one after the other. */
  readonly set?: readonly string[];
}

/** A scenario file, checked and resolved. */
export interface LoadedScenario {
  readonly file: string;
  /** Base name of the file without its ending: the name of its results. */
  readonly slug: string;
  /** Plain JSON with every default filled in; itself a valid scenario file. */
  readonly scenario: ResolvedScenario;
  /** Of what is played, without name, description, trials, seed and gates; see `scenarioHash`. */
  readonly hash: string;
  readonly gates: readonly Gate[];
  /** What is valid but hardly meant. */
  readonly warnings: readonly ScenarioProblem[];
  /** What it was read from: `variantOf` starts there. */
  readonly source: { readonly text: string; readonly set: readonly string[] };
}

/**
 * Reads a scenario file, YAML or JSON, checks it and fills in every default.
 *
 * @throws ScenarioError with every problem of the file, sorted by place
 * @throws UsageError where a `set` is not of the form PATH=VALUE
 */
export function loadScenario(file: string, options: LoadOptions = {}): LoadedScenario {
  return parseScenario(readScenarioText(file), file, options);
}

/**
 * Reads the text of a scenario file as `loadScenario` does.
 *
 * @param file its name, for problems and the slug
 * @throws ScenarioError, UsageError as `loadScenario`
 */
export function parseScenario(text: string, file: string, options: LoadOptions = {}): LoadedScenario {
  const sets = options.set ?? [];
  const source = new SourceTree(text, file);
  requireDocument(source, file, 'scenario');
  const faults: Fault[] = [];
  const start = withNestedRules(source.data, faults);
  const set = applySets(start, sets, (data) => pathSpace(data, start));
  const data = withNestedRules(set.data, faults);
  faults.push(...checkScenario(data));
  const form = formOf(fieldOf(data, 'system'), fieldOf(data, 'kind'));
  const origin: Origin = { file, source, set: { ...set, data, failed: form ? set.failed : [] } };
  const problems = placeFaults(faults, origin);
  if (problems.length > 0 || !form) throw new ScenarioError(problems);
  return { file, slug: slugOf(file), ...resolve(form, origin), source: { text, set: sets } };
}

/** Names a folder of results, so never that folder's own or the one above: `..yaml` keeps its ending. */
function slugOf(file: string): string {
  const slug = basename(file, extname(file));
  return slug === '.' || slug === '..' ? basename(file) : slug;
}

/**
 * The same file with further values set: a point of a sweep, one side of a comparison.
 *
 * @param set `PATH=VALUE` each, after those that it was loaded with
 * @throws ScenarioError, UsageError as `loadScenario`
 */
export function variantOf(loaded: LoadedScenario, set: readonly string[]): LoadedScenario {
  return parseScenario(loaded.source.text, loaded.file, { set: [...loaded.source.set, ...set] });
}

function resolve(form: ScenarioForm, origin: Origin): Pick<LoadedScenario, 'scenario' | 'hash' | 'gates' | 'warnings'> {
  const { data } = origin.set;
  const scenario = form.resolve(data);
  return {
    scenario,
    hash: scenarioHash(scenario),
    gates: readGates(scenario.expect ?? [], form.metrics(data), (index) => placeInFile(['expect', index], origin)),
    warnings: placeFaults([...warnRules(scenario.rules, form.parameters), ...form.warn(data, scenario)], origin),
  };
}

function withNestedRules(data: unknown, faults: Fault[]): unknown {
  return isMap(data) && Object.hasOwn(data, 'rules') ? { ...data, rules: nestRules(data['rules'], faults) } : data;
}

/**
 * What there may be at the paths of a scenario's data: of its head only, where system or kind is not known.
 *
 * @param start the data before anything was set, which may be sound where `data` is not
 */
function pathSpace(data: unknown, start: unknown): PathSpace {
  const [system, kind] = [fieldOf(data, 'system'), fieldOf(data, 'kind')];
  const form = formOf(system, kind);
  const schema = form ? schemaOf(form) : looseHeadSchema(SYSTEM_NAMES, kindsOf(system));
  return {
    schema,
    alternatives: form?.alternatives ?? {},
    resolved: () => resolveIfSound(data) ?? resolveIfSound(start),
  };
}

function resolveIfSound(data: unknown): ResolvedScenario | undefined {
  const nested = withNestedRules(data, []);
  const form = formOf(fieldOf(nested, 'system'), fieldOf(nested, 'kind'));
  return form && checkScenario(nested).length === 0 ? form.resolve(nested) : undefined;
}
