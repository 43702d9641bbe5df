import { importsOf } from './imports.ts';

/** What a part of the source may import besides its own files. */
interface Row {
  /** Files or folders (ending in `/`) of the source that it may import in full. */
  readonly source: readonly string[];
  /** Files or folders of which it may import types only. */
  readonly types: readonly string[];
  /** Packages and Node's own modules; `node:*` stands for all of the latter. */
  readonly packages: readonly string[];
}

export type ImportTable = Readonly<Record<string, Row>>;

/**
 * Reads the import table of a Markdown page: rows of four cells, the first a part of the source.
 *
 * @returns rows by part; the first part that a path begins with is the file's own
 */
export function readImportTable(markdown: string): ImportTable {
  const table: Record<string, Row> = {};
  for (const [, part = '', ...cells] of markdown.matchAll(/^\| `(src\/[^`]+)` \|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)) {
    const [source = [], types = [], packages = []] = cells.map((cell) => cell.match(/[^`,\s]+/g) ?? []);
    table[part] = { source, types, packages };
  }
  return table;
}

/**
 * Holds every import against the table.
 *
 * @param files source by path from the root
 * @returns one line a fault, `path:line: what is wrong`
 */
export function findForbiddenImports(files: ReadonlyMap<string, string>, table: ImportTable): string[] {
  const faults: string[] = [];
  for (const [path, source] of files) {
    const part = partOf(path, table);
    if (part === undefined) {
      faults.push(`${path}:1: stands outside the folders of the import table`);
      continue;
    }
    for (const { specifier, target, typeOnly, line } of importsOf(path, source)) {
      if (!isAllowed(table[part] as Row, homeOf(path, part), target, typeOnly))
        faults.push(`${path}:${line}: ${part} may not import ${specifier}`);
    }
  }
  return faults;
}

/**
 * Finds files that import each other in a circle, by types or values.
 *
 * @returns the circles, each as its paths joined by ` -> `
 */
export function findCycles(files: ReadonlyMap<string, string>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const follow = (path: string): void => {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) cycles.push([...trail.slice(seenAt), path].join(' -> '));
    if (seenAt >= 0 || done.has(path)) return;
    trail.push(path);
    for (const { target } of importsOf(path, files.get(path) ?? '')) if (files.has(target)) follow(target);
    trail.pop();
    done.add(path);
  };
  for (const path of files.keys()) follow(path);
  return cycles;
}

function partOf(path: string, table: ImportTable): string | undefined {
  return Object.keys(table).find((part) => (part.endsWith('/') ? path.startsWith(part) : path === part));
}

/** A system's own folder, for systems never import each other; otherwise the part itself. */
function homeOf(path: string, part: string): string {
  return part === 'src/engine/systems/' ? path.split('/').slice(0, 4).join('/').concat('/') : part;
}

function isAllowed({ source, types, packages }: Row, home: string, target: string, typeOnly: boolean): boolean {
  const within = (places: readonly string[]) => places.some((place) => target === place || isBelow(target, place));
  if (!target.startsWith('src/')) {
    return packages.includes(target) || (target.startsWith('node:') && packages.includes('node:*'));
  }
  return within([home, ...source]) || (typeOnly && within(types));
}

function isBelow(path: string, place: string): boolean {
  return place.endsWith('/') && path.startsWith(place);
}
