import { isAlias, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import { ScenarioError, type ScenarioProblem } from '../../engine/core/errors.ts';
import type { DataPath } from '../data/fault.ts';
import { firstProblems } from '../data/first-problems.ts';
import { formatPath } from '../data/scenario-path.ts';
import { type ParsedYaml, parseYaml } from './parse-yaml.ts';
import { plainData } from './plain-data.ts';

/** A place in a text, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A place, and whether the path that was asked for is there itself, not only something above it. */
export interface Located extends Place {
  readonly isExact: boolean;
}

/** The data of a file, and where in the file each part of it stands. */
export class SourceTree {
  readonly data: unknown;
  private readonly yaml: ParsedYaml;

  /**
   * @param file its name in problems
   * @throws ScenarioError with all that keeps the text from being read
   */
  constructor(text: string, file: string) {
    this.yaml = parseYaml(text);
    const problems: ScenarioProblem[] = this.yaml.faults.map(({ code, offset, message }) => ({
      ...{ code, file, ...this.placeOf(offset), path: '', message },
    }));
    if (problems.length > 0) throw new ScenarioError(firstProblems(problems, file));
    this.data = plainData(this.yaml.document, (code, node, path, message) => {
      problems.push({ code, file, ...this.placeOf(startOf(node)), path: formatPath(path), message });
    });
    if (problems.length > 0) throw new ScenarioError(firstProblems(problems, file));
  }

  /**
   * Where a path stands. What the file leaves out is located at the nearest thing above it that it
   * has; a rule's nested path is found under a key joined by dots, too.
   *
   * @param atKey the place of the key, not of its value
   */
  locate(path: DataPath, atKey = false): Located {
    let here: unknown = this.yaml.document.contents;
    let offset = startOf(here);
    let index = 0;
    while (index < path.length) {
      const child = this.childOf(here, path.slice(index));
      if (!child) return { ...this.placeOf(offset), isExact: false };
      index += child.steps;
      offset = atKey || isEmpty(child.node) || index < path.length ? child.keyOffset : startOf(child.node);
      here = child.node;
    }
    return { ...this.placeOf(offset), isExact: true };
  }

  private placeOf(offset: number): Place {
    const { line, col } = this.yaml.lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  }

  private childOf(node: unknown, steps: DataPath): { node: unknown; keyOffset: number; steps: number } | undefined {
    const parent = isAlias(node) ? node.resolve(this.yaml.document) : node;
    if (isSeq(parent)) {
      const item = parent.items[Number(steps[0])];
      return item === undefined ? undefined : { node: item, keyOffset: startOf(item), steps: 1 };
    }
    if (!isMap(parent)) return undefined;
    const pairs = parent.items as Pair<Node, Node | null>[];
    for (let count = 1; count <= steps.length; count++) {
      const name = steps.slice(0, count).join('.');
      const found = pairs.find(({ key }) => keyName(key) === name);
      if (found) return { node: found.value, keyOffset: startOf(found.key), steps: count };
    }
    const longer = pairs.find(({ key }) => keyName(key).startsWith(`${steps.join('.')}.`));
    return longer && { node: longer.value, keyOffset: startOf(longer.key), steps: steps.length };
  }
}

function keyName(key: unknown): string {
  return isScalar(key) ? String(key.value) : '';
}

/** A key without a value has an empty node, which stands nowhere in particular. */
function isEmpty(node: unknown): boolean {
  return node === null || (isScalar(node) && node.value === null && node.source === '');
}

function startOf(node: unknown): number {
  return (node as Node | null)?.range?.[0] ?? 0;
}
