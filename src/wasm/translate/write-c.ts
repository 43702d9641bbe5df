import ts from 'typescript';
import { batchEntry, type Layout, type LayoutType } from '../layout.ts';
import { type CType, declare, INT, LONG, VOID } from './c-type.ts';
import type { Translated } from './functions.ts';
import { PRELUDE } from './prelude.ts';
import { RuleBooks } from './rule-books.ts';
import { nameInC } from './scope.ts';
import { checkSingle, declareSingle, lendSingle } from './single-objects.ts';
import { Translator } from './translator.ts';
import type { Struct, TypeMap } from './type-map.ts';

/** What is translated. */
export interface Task {
  /** Functions of modules; one that plays a trial, `play(state, record, trial)`, gets a loop over a batch besides. */
  readonly entries: readonly { readonly file: string; readonly name: string; readonly isTrial?: boolean }[];
  /** Functions that such a loop calls: `start(counts)` first, and `count(counts, record, offset)` after each trial. */
  readonly counting?: { readonly file: string; readonly start: string; readonly count: string };
  /** Classes that stand for interfaces, by the interface's name. */
  readonly bindings: Readonly<Record<string, string>>;
  /** Names of classes and interfaces of which the state of a trial has one object. */
  readonly single?: readonly string[];
  /** Constants that are rule books, where `RuleCounter` stands for `Teller`. */
  readonly books?: readonly { readonly file: string; readonly name: string }[];
}

/** A function as JavaScript calls it. */
interface Export {
  readonly entry: string;
  readonly parameters: readonly CType[];
  readonly text: string;
}

/** Modules of the functions that a task names. */
export function filesOf({ books = [], counting, entries }: Task): string[] {
  return [...entries, ...books, ...(counting ? [counting] : [])].map(({ file }) => file);
}

/**
 * Translates entries of the engine to a C program without a main function.
 *
 * @param program has the modules of the task
 * @throws TranslationError where a piece of them has no translation
 */
export function writeC(program: ts.Program, task: Task): { c: string; layout: Layout } {
  const { bindings, books = [], counting, entries, single = [] } = task;
  const checker = program.getTypeChecker();
  const translator = new Translator(checker, bind(program, checker, bindings), new Set(single));
  translator.books = new RuleBooks(
    translator,
    books.map(({ file, name }) => constantNamed(program, file, name)),
  );
  const functionOf = (file: string, name: string) => translator.entry(functionNamed(program, file, name));
  const exports = entries.flatMap(({ file, isTrial = false, name }) => {
    const one = functionOf(file, name);
    if (!isTrial || !counting) return [exportOne(translator.types, name, one)];
    const start = functionOf(counting.file, counting.start);
    const count = functionOf(counting.file, counting.count);
    return [exportOne(translator.types, name, one), exportBatch(translator.types, name, one, start, count)];
  });
  checkSingle(
    translator.types,
    exports.map(({ parameters }) => parameters[0] ?? VOID),
  );
  const structs = [...translator.types.structs.values()].filter(({ fields }) => fields.size > 0);
  const c = [
    PRELUDE,
    ...[...translator.types.structs.keys()].map((name) => `struct ${name};`),
    ...structs.map(writeStruct),
    ...declareSingle(translator.types),
    ...translator.constants.declarations,
    ...translator.prototypes,
    ...translator.functions,
    ...exports.map(({ text }) => text),
  ].join('\n\n');
  return { c, layout: layoutOf(structs, translator, exports) };
}

function exportOne(types: TypeMap, entry: string, { name, parameters, result }: Translated): Export {
  // An integer of JavaScript is a double: one of 64 bits would have to be a BigInt.
  const heads = parameters.map((type, i) => `${type.kind === 'long' ? 'double ' : declare(type)}p${i}`);
  const call = `${name}(${parameters.map((_, i) => `p${i}`).join(', ')})`;
  const { give, take } = lendSingle(types, parameters[0] ?? VOID, 'p0');
  const isVoid = result.kind === 'void';
  const body = [
    ...take,
    isVoid ? `${call};` : `${declare(result)}returned = ${call};`,
    ...give,
    ...(isVoid ? [] : ['return returned;']),
  ];
  return { entry, parameters, text: writeExport(entry, result, heads, body) };
}

/** A loop over a batch of trials, which are counted. */
function exportBatch(types: TypeMap, play: string, one: Translated, start: Translated, count: Translated): Export {
  const [state, record] = one.parameters as [CType, CType, CType];
  const [counts] = count.parameters as [CType, CType, CType];
  const heads = [`${declare(state)}state`, `${declare(record)}record`, `${declare(counts)}counts`];
  const { give, take } = lendSingle(types, state, 'state');
  const body = [
    ...take,
    `${start.name}(counts);`,
    'for (int32_t offset = 0; offset < count; offset++) {',
    `${one.name}(state, record, (int64_t)first + offset);`,
    `${count.name}(counts, record, offset);`,
    '}',
    ...give,
  ];
  const entry = batchEntry(play);
  const text = writeExport(entry, VOID, [...heads, 'double first', 'int32_t count'], body);
  return { entry, parameters: [state, record, counts, LONG, INT], text };
}

function writeExport(entry: string, result: CType, heads: readonly string[], body: readonly string[]): string {
  const head = `__attribute__((export_name("${entry}"))) ${declare(result)}${entry}(${heads.join(', ')})`;
  return [head, '{', ...body, '}'].join('\n');
}

function writeStruct({ type, fields }: Struct): string {
  const members = [...fields].map(([field, fieldType]) => `${declare(fieldType)}${nameInC(field)};`);
  return [`struct ${type.name} {`, ...members, '};'].join('\n');
}

function layoutOf(structs: readonly Struct[], translator: Translator, exports: readonly Export[]): Layout {
  const fieldsOf = ({ fields }: Struct) => [...fields].map(([field, of]) => [field, layoutType(of)] as const);
  return {
    structs: Object.fromEntries(structs.map((struct) => [struct.type.name, fieldsOf(struct)])),
    entries: Object.fromEntries(exports.map(({ entry, parameters }) => [entry, parameters.map(layoutType)])),
    constants: Object.fromEntries(
      [...translator.constants.madeOnLoading].map(([constant, { name, type }]) => [
        constant,
        { variable: name, type: layoutType(type) },
      ]),
    ),
  };
}

function layoutType(type: CType): LayoutType {
  if (type.kind === 'struct') return { struct: type.name };
  if (type.kind === 'array') return { cell: type.cell, element: layoutType(type.element) };
  if (type.kind === 'long' || type.kind === 'double') return 'long';
  return type.kind === 'none' || type.kind === 'text' ? 'none' : 'int';
}

function functionNamed(program: ts.Program, file: string, name: string): ts.FunctionDeclaration {
  const found = program
    .getSourceFile(file)
    ?.statements.find((node) => ts.isFunctionDeclaration(node) && node.name?.text === name);
  if (!found) throw new Error(`no function ${name} in ${file}`);
  return found as ts.FunctionDeclaration;
}

function constantNamed(program: ts.Program, file: string, name: string): ts.VariableDeclaration {
  const found = program
    .getSourceFile(file)
    ?.statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((node) => node.name.getText() === name);
  if (!found) throw new Error(`no constant ${name} in ${file}`);
  return found;
}

function bind(
  program: ts.Program,
  checker: ts.TypeChecker,
  bindings: Readonly<Record<string, string>>,
): Map<string, ts.Type> {
  const classes = new Map<string, ts.Type>();
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile) continue;
    for (const node of file.statements) {
      if (!ts.isClassDeclaration(node) || !node.name) continue;
      classes.set(node.name.text, checker.getDeclaredTypeOfSymbol(checker.getSymbolAtLocation(node.name) as ts.Symbol));
    }
  }
  return new Map(
    Object.entries(bindings).map(([name, bound]) => {
      const type = classes.get(bound);
      if (!type) throw new Error(`no class ${bound}`);
      return [name, type];
    }),
  );
}
