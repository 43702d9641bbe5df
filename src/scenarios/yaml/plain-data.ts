import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import type { DataPath } from '../data/fault.ts';
import { RESERVED_KEYS } from '../data/tree.ts';

/** Far above what a fight of the largest size needs; keeps aliases of aliases from filling memory. */
const MOST_VALUES = 200_000;
const MOST_LEVELS = 64;

const MERGE_KEY = 'expected another key, got a merge key: a unit takes another as its base by like';

/** Says that something is wrong at a node of the document. */
export type ReportNode = (code: string, node: unknown, path: DataPath, message: string) => void;

/**
 * The data of a YAML document as plain JSON, with aliases copied in.
 *
 * @param report hears of keys given twice, reserved keys, and documents that grow too large or deep;
 *   what it hears of is left out of the data
 */
export function plainData(document: Document, report: ReportNode): unknown {
  return new PlainReader(report).read(document.contents, []);
}

class PlainReader {
  private values = 0;
  /** Nodes that aliases further down may name. */
  private readonly anchors = new Map<string, Node>();
  private readonly report: ReportNode;

  constructor(report: ReportNode) {
    this.report = report;
  }

  read(node: unknown, path: DataPath): unknown {
    this.values += 1;
    if (this.values > MOST_VALUES) return this.refuseLarge(node, path);
    if (path.length > MOST_LEVELS) return this.refuseDeep(node, path);
    if (isAlias(node)) return this.readAlias(node, path);
    const anchor = (node as Scalar | null)?.anchor;
    if (anchor) this.anchors.set(anchor, node as Node);
    if (isMap(node)) return this.readMap(node, path);
    if (isSeq(node)) return node.items.map((item, index) => this.read(item, [...path, index]));
    return isScalar(node) ? this.readScalar(node, path) : null;
  }

  private readAlias(alias: Alias, path: DataPath): unknown {
    const target = this.anchors.get(alias.source);
    if (target) return this.read(target, path);
    this.report('unknown-alias', alias, path, `expected the name of an anchor further up, got *${alias.source}`);
    return undefined;
  }

  /** −0 is 0; what a tag makes of a text, such as bytes, is no value of a scenario. */
  private readScalar(node: Scalar, path: DataPath): unknown {
    const { value, tag } = node;
    if (typeof value === 'number') return value + 0;
    if (typeof value !== 'object' || value === null) return value ?? null;
    this.report('bad-tag', node, path, `expected a text, a number, true or false, got ${tag}`);
    return undefined;
  }

  private readMap(map: YAMLMap, path: DataPath): Record<string, unknown> {
    const data: Record<string, unknown> = {};
    for (const { key, value } of map.items as Pair<Node, Node | null>[]) {
      const name = isScalar(key) ? String(key.value) : '';
      const at = [...path, name];
      if (name === '<<') this.report('merge-key', key, at, MERGE_KEY);
      else if (RESERVED_KEYS.has(name)) this.report('reserved-key', key, at, `expected another key, got ${name}`);
      else if (Object.hasOwn(data, name)) this.report('duplicate-key', key, at, 'expected each key once, got it again');
      else data[name] = this.read(value, at);
    }
    return data;
  }

  private refuseLarge(node: unknown, path: DataPath): undefined {
    if (this.values > MOST_VALUES + 1) return;
    const message = `expected at most ${MOST_VALUES} values, aliases counted in full, got more`;
    this.report('too-large', node, path.slice(0, 1), message);
  }

  private refuseDeep(node: unknown, path: DataPath): undefined {
    this.report('too-deep', node, path.slice(0, 1), `expected at most ${MOST_LEVELS} levels, got more`);
  }
}
