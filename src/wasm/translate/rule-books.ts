import ts from 'typescript';
import { declare, INT, type StructType, VOID } from './c-type.ts';
import { constantOf, declarationOf } from './constants.ts';
import { functionOf, type Translated } from './functions.ts';
import { TranslationError } from './problem.ts';
import type { Surroundings } from './surroundings.ts';

/** Class whose `tell` is written from a book, and the numbers that an event has besides its code. */
const COUNTER = 'RuleCounter';
const NUMBERS = ['a', 'b', 'c', 'd'];

/**
 * Writes what `RuleCounter.tell` does with the books of a task: a book is an object of arrays and functions, which are
 * known, and each event becomes a case with calls of its functions.
 */
export class RuleBooks {
  private readonly surroundings: Surroundings;
  /** Values of constants of type `RuleBook<State>`, by the name of the state's struct. */
  private readonly books = new Map<string, ts.ObjectLiteralExpression>();
  private readonly tellers = new Map<string, Translated>();

  /** @param declarations constants of type `RuleBook<State>` */
  constructor(surroundings: Surroundings, declarations: readonly ts.VariableDeclaration[]) {
    this.surroundings = surroundings;
    for (const node of declarations) {
      const [state] = surroundings.checker.getTypeArguments(
        surroundings.checker.getTypeAtLocation(node.name) as ts.TypeReference,
      );
      const type = state && surroundings.types.of(state, node, new Map());
      if (type?.kind !== 'struct') throw new TranslationError(node, 'expected the rule book of a state');
      this.books.set(type.name, literalOf(surroundings.checker, node.initializer, node));
    }
  }

  /**
   * The function that a state's teller calls.
   *
   * @returns undefined where the teller is another
   */
  tell(state: StructType, teller: StructType): Translated | undefined {
    const book = this.books.get(state.name);
    if (teller.type.symbol.name !== COUNTER || !book) return undefined;
    const known = this.tellers.get(state.name) ?? this.write(state, teller, book);
    this.tellers.set(state.name, known);
    return known;
  }

  private write(state: StructType, teller: StructType, book: ts.ObjectLiteralExpression): Translated {
    const { checker, types } = this.surroundings;
    for (const field of ['told', 'firsts', 'decided']) types.field(teller, field, book);
    const cases = membersOf(checker, book, 'events').flatMap((event) => this.cases(event, state));
    const numbers = ['event', ...NUMBERS];
    const heads = [`${declare(state)}state`, `${declare(teller)}teller`, ...numbers.map((name) => `int32_t ${name}`)];
    const name = `${state.name}_tell`;
    this.surroundings.add(`static void ${name}(${heads.join(', ')})`, [
      'AT(OF(teller)->told, event) += 1;',
      'switch (event) {',
      ...cases,
      '}',
    ]);
    return { name, parameters: [state, teller, ...numbers.map(() => INT)], result: VOID };
  }

  /** What an event does beside being told: each rule that decides it sometimes is asked. */
  private cases(event: ts.PropertyAssignment, state: StructType): string[] {
    const { checker } = this.surroundings;
    const code = ts.isComputedPropertyName(event.name) ? constantOf(checker, event.name.expression) : undefined;
    if (code === undefined) throw new TranslationError(event, 'expected the code of an event');
    const rules = literalOf(checker, event.initializer, event);
    const sometimes = rules.properties.find(({ name }) => name?.getText() === 'sometimes');
    if (sometimes === undefined) return [];
    const list = ts.isPropertyAssignment(sometimes) ? sometimes.initializer : sometimes;
    if (!ts.isArrayLiteralExpression(list)) throw new TranslationError(sometimes, 'expected a list of rules');
    const lines = list.elements.map((rule, i) => {
      const cell = `AT(OF(teller)->decided, AT(OF(teller)->firsts, ${code}) + ${i})`;
      return `if (${this.condition(rule, state)}) ${cell} += 1;`;
    });
    return [`case ${code}:`, ...lines, 'break;'];
  }

  /** `[rule, when]`: a call of `when`, with as many of the event's numbers as it takes. */
  private condition(rule: ts.Expression, state: StructType): string {
    const when = ts.isArrayLiteralExpression(rule) ? rule.elements[1] : undefined;
    const node = when && functionOf(this.surroundings.checker, when);
    if (!node) throw new TranslationError(rule, 'expected a rule and a function');
    return this.surroundings.callBy(node, [
      { code: 'state', type: state },
      ...NUMBERS.map((code) => ({ code, type: INT })),
    ]);
  }
}

function membersOf(checker: ts.TypeChecker, node: ts.ObjectLiteralExpression, name: string): ts.PropertyAssignment[] {
  const member = node.properties.find((property) => property.name?.getText() === name);
  if (!member || !ts.isPropertyAssignment(member)) throw new TranslationError(node, `expected ${name}`);
  return literalOf(checker, member.initializer, member).properties.filter(ts.isPropertyAssignment);
}

/** The object that an expression is, or that the constant is that it names. */
function literalOf(checker: ts.TypeChecker, node: ts.Expression | undefined, at: ts.Node): ts.ObjectLiteralExpression {
  if (node && ts.isAsExpression(node)) return literalOf(checker, node.expression, at);
  if (node && ts.isObjectLiteralExpression(node)) return node;
  const declaration = node && declarationOf(checker, node);
  if (declaration && ts.isVariableDeclaration(declaration)) return literalOf(checker, declaration.initializer, at);
  throw new TranslationError(at, 'expected an object that is written out');
}
