import { parse } from 'yaml';

/** Splits a path at its dots; a part in double or single quotes may hold dots. */
function splitPath(path: string): string[] {
  return [...path.matchAll(/"([^"]*)"|'([^']*)'|([^.]+)/g)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One step down: lists of units by name, other lists by index, maps by key (made where missing). */
function stepInto(node: unknown, part: string, path: string): unknown {
  if (Array.isArray(node)) {
    const found = node.find((item) => isMap(item) && item['name'] === part) ?? node[Number(part)];
    if (found === undefined) throw new Error(`--set ${path}: no ${part}`);
    return found;
  }
  if (!isMap(node)) throw new Error(`--set ${path}: nothing below ${part}`);
  node[part] ??= {};
  return node[part];
}

/**
 * Carries out `--set path=value` on a scenario's plain object, which it changes.
 * @param assignment such as `rules.combat.targetNumber=10`; the value is read as YAML
 */
export function setPath(scenario: unknown, assignment: string): void {
  const equals = assignment.indexOf('=');
  if (equals < 0) throw new Error(`--set ${assignment}: expected path=value`);
  const path = assignment.slice(0, equals);
  const parts = splitPath(path);
  const last = parts.pop();
  if (last === undefined) throw new Error(`--set ${assignment}: no path`);
  let node = scenario;
  for (const part of parts) node = stepInto(node, part, path);
  const value: unknown = parse(assignment.slice(equals + 1));
  if (Array.isArray(node)) node[Number(last)] = value;
  else if (isMap(node)) node[last] = value;
  else throw new Error(`--set ${path}: nothing there`);
}
