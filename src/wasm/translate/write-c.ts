import ts from 'typescript';
import type { Layout, LayoutType } from '../layout.ts';
import { type CType, declare } from './c-type.ts';
import { nameInC } from './scope.ts';
import { Translator } from './translator.ts';

/** What is translated. */
export interface Task {
  /** Modules whose functions are entries. */
  readonly files: readonly string[];
  /** Names of the entries: exported functions of these modules. */
  readonly entries: readonly string[];
  /** Classes that stand for interfaces, by the interface's name. */
  readonly bindings: Readonly<Record<string, string>>;
}

const PRELUDE = `#include <stdint.h>
#include <stddef.h>

#ifdef CHECKED
#define AT(array, index) (*({ __typeof__(array) a = (array); int32_t i = (index); if (i < 0 || i >= LENGTH(a)) __builtin_trap(); a + i; }))
#else
#define AT(array, index) ((array)[index])
#endif
#define LENGTH(array) (((const int32_t *)(array))[-1])
#define FILL(array, content) ({ __typeof__(array) a = (array); for (int32_t i = 0; i < LENGTH(a); i++) a[i] = (content); })
#define MULTIPLY(a, b) ((int32_t)((uint32_t)(a) * (uint32_t)(b)))
#define LEADING_ZEROS(a) ({ uint32_t w = (uint32_t)(a); w == 0 ? 32 : __builtin_clz(w); })
#define DIVIDE(a, b) ((a) / (b))
#define FLOOR_DIVIDE(a, b) ({ __auto_type n = (a); __auto_type d = (b); __auto_type q = n / d; q - ((n % d != 0) & ((n < 0) != (d < 0))); })
#define CEIL_DIVIDE(a, b) ({ __auto_type n = (a); __auto_type d = (b); __auto_type q = n / d; q + ((n % d != 0) & ((n < 0) == (d < 0))); })

static inline int32_t abs32(int32_t a) { return a < 0 ? -a : a; }
static inline int32_t min32(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t max32(int32_t a, int32_t b) { return a > b ? a : b; }
static inline int64_t abs64(int64_t a) { return a < 0 ? -a : a; }
static inline int64_t min64(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t max64(int64_t a, int64_t b) { return a > b ? a : b; }
`;

/**
 * Translates entries of the engine to a C program without a main function.
 *
 * @throws TranslationError where a piece of them has no translation
 */
export function writeC(options: ts.CompilerOptions, { files, entries, bindings }: Task): { c: string; layout: Layout } {
  const program = ts.createProgram(files as string[], options);
  const checker = program.getTypeChecker();
  const translator = new Translator(checker, bind(program, checker, bindings));
  const exported = entries.map((entry) => {
    const { name, parameters, result } = translator.entry(functionNamed(program, files, entry));
    // An integer of JavaScript is a double: one of 64 bits would have to be a BigInt.
    const heads = parameters.map((type, i) => `${type.kind === 'long' ? 'double ' : declare(type)}p${i}`);
    const call = `${name}(${parameters.map((_, i) => `p${i}`).join(', ')})`;
    const head = `__attribute__((export_name("${entry}"))) ${declare(result)}${entry}(${heads.join(', ')})`;
    return { entry, parameters, text: `${head}\n{\n${result.kind === 'void' ? '' : 'return '}${call};\n}` };
  });
  const structs = [...translator.types.structs.values()].filter(({ fields }) => fields.size > 0);
  const c = [
    PRELUDE,
    ...(translator.types.structs.size ? [...translator.types.structs.keys()].map((name) => `struct ${name};`) : []),
    ...structs.map(({ type, fields }) => {
      const members = [...fields].map(([field, fieldType]) => `${declare(fieldType)}${nameInC(field)};`);
      return `struct ${type.name} {\n${members.join('\n')}\n};`;
    }),
    ...translator.globals,
    ...translator.prototypes,
    ...translator.functions,
    ...exported.map(({ text }) => text),
  ].join('\n\n');
  return {
    c,
    layout: {
      structs: Object.fromEntries(
        structs.map(({ type, fields }) => [
          type.name,
          [...fields].map(([field, of]) => [field, layoutType(of)] as const),
        ]),
      ),
      constants: Object.fromEntries(
        [...translator.suppliedConstants].map(([constant, { name, type }]) => [
          constant,
          { variable: name, type: layoutType(type) },
        ]),
      ),
      entries: Object.fromEntries(exported.map(({ entry, parameters }) => [entry, parameters.map(layoutType)])),
    },
  };
}

function layoutType(type: CType): LayoutType {
  if (type.kind === 'struct') return { struct: type.name };
  if (type.kind === 'array') return { cell: type.cell, element: layoutType(type.element) };
  return type.kind === 'long' || type.kind === 'none' ? type.kind : 'int';
}

function functionNamed(program: ts.Program, files: readonly string[], name: string): ts.FunctionDeclaration {
  for (const file of files) {
    const found = program
      .getSourceFile(file)
      ?.statements.find((node) => ts.isFunctionDeclaration(node) && node.name?.text === name);
    if (found) return found as ts.FunctionDeclaration;
  }
  throw new Error(`no function ${name} in ${files.join(', ')}`);
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
