import ts from 'typescript';
import { parse, visit } from './imports.ts';

/** Names of the facts of each event, by the event. */
export type EventFacts = ReadonlyMap<string, readonly string[]>;

/**
 * The events that a source file declares: in each interface whose name ends in `Facts` the events are
 * properties, and the facts of an event those of its type.
 */
export function declaredEvents(path: string, source: string): EventFacts[] {
  const file = parse(path, source);
  const interfaces = new Map<string, ts.InterfaceDeclaration>();
  visit(file, (node) => {
    if (ts.isInterfaceDeclaration(node)) interfaces.set(node.name.text, node);
  });
  return [...interfaces]
    .filter(([name]) => /.Facts$/.test(name))
    .map(([, { members }]) => new Map(properties(members).map(([name, type]) => [name, factsOf(type, interfaces)])));
}

type Interfaces = ReadonlyMap<string, ts.InterfaceDeclaration>;

function properties(members: ts.NodeArray<ts.TypeElement>): [name: string, type: ts.TypeNode | undefined][] {
  return members.filter(ts.isPropertySignature).map(({ name, type }) => [(name as ts.Identifier).text, type]);
}

/** Of a literal, an interface of the file, or both joined by `&`. */
function factsOf(type: ts.TypeNode | undefined, interfaces: Interfaces): string[] {
  if (type === undefined) return [];
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => factsOf(part, interfaces));
  if (ts.isTypeLiteralNode(type)) return properties(type.members).map(([name]) => name);
  if (!ts.isTypeReferenceNode(type)) return [];
  const named = interfaces.get((type.typeName as ts.Identifier).text);
  return named === undefined ? [] : properties(named.members).map(([name]) => name);
}

/** The tables of a Markdown text whose first column is `event` and whose third is `facts`, in order. */
export function documentedEvents(markdown: string): EventFacts[] {
  const tables: Map<string, readonly string[]>[] = [];
  for (const line of markdown.split('\n')) {
    if (line.startsWith('| event | what | facts |')) tables.push(new Map());
    const [, event, , facts = ''] = /^\| `([^`]+)` \| ([^|]+) \| (.*) \|$/.exec(line) ?? [];
    if (event !== undefined && tables.length > 0) {
      tables.at(-1)?.set(
        event,
        [...facts.matchAll(/`([^`]+)`/g)].map(([, fact = '']) => fact),
      );
    }
  }
  return tables;
}
