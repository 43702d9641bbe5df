import ts from 'typescript';
import { type CType, declare, isNumber, LONG } from './c-type.ts';
import { Expressions } from './expressions.ts';
import type { Piece } from './piece.ts';
import { TranslationError } from './problem.ts';
import type { Scope } from './scope.ts';
import type { Surroundings } from './surroundings.ts';

/** Translates the statements of a function's body. */
export class Statements {
  private readonly surroundings: Surroundings;
  private readonly scope: Scope;
  private readonly expressions: Expressions;

  constructor(surroundings: Surroundings, scope: Scope) {
    this.surroundings = surroundings;
    this.scope = scope;
    this.expressions = new Expressions(surroundings, scope);
  }

  body(statements: readonly ts.Statement[]): string[] {
    return statements.flatMap((statement) => this.of(statement));
  }

  /** The statement that an expression is which a function gives back. */
  returned(expression: ts.Expression): string[] {
    return [`return ${this.expressions.as(this.scope.result, expression)};`];
  }

  /** Reads the members that a parameter's pattern names off what was passed. */
  destructure(pattern: ts.ObjectBindingPattern, owner: Piece): string[] {
    return pattern.elements.map((element) => {
      const from = element.propertyName ?? element.name;
      if (!ts.isIdentifier(from) || element.dotDotDotToken)
        throw new TranslationError(element, 'a pattern without translation');
      if (element.initializer) throw new TranslationError(element, 'a default in a pattern');
      return this.bind(element.name, this.expressions.memberOf(owner, from.text, element)).join('\n');
    });
  }

  private bind(name: ts.BindingName, value: Piece, wanted?: CType): string[] {
    if (ts.isObjectBindingPattern(name)) {
      const holder = this.scope.temporary();
      const lines = this.destructure(name, { code: holder, type: value.type });
      return [`${declare(value.type)}${holder} = ${value.code};`, ...lines];
    }
    if (ts.isArrayBindingPattern(name)) throw new TranslationError(name, 'a pattern without translation');
    const type = wanted ?? (value.type.kind === 'double' ? LONG : value.type);
    const code = this.expressions.convert(value, type, name);
    const variable = this.scope.declare(this.symbolOf(name), type);
    return [`${declare(type)}${variable.name} = ${code};`];
  }

  private symbolOf(name: ts.Node): ts.Symbol {
    return this.surroundings.checker.getSymbolAtLocation(name) as ts.Symbol;
  }

  private of(node: ts.Statement): string[] {
    if (ts.isBlock(node)) return ['{', ...this.body(node.statements), '}'];
    if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap((each) => this.variable(each));
    if (ts.isExpressionStatement(node)) return [`${this.expressions.of(node.expression).code};`];
    if (ts.isReturnStatement(node)) return [this.result(node)];
    if (ts.isIfStatement(node)) return this.branch(node);
    if (ts.isForStatement(node)) return this.loop(node);
    if (ts.isForOfStatement(node)) return this.walk(node);
    if (ts.isWhileStatement(node)) {
      return [`while (${this.expressions.condition(node.expression)})`, ...this.of(node.statement)];
    }
    if (ts.isBreakStatement(node) && !node.label) return ['break;'];
    if (ts.isContinueStatement(node) && !node.label) return ['continue;'];
    if (ts.isSwitchStatement(node)) return this.cases(node);
    if (ts.isThrowStatement(node)) return ['__builtin_trap();'];
    throw new TranslationError(node, `${ts.SyntaxKind[node.kind]} has no translation`);
  }

  private variable(node: ts.VariableDeclaration): string[] {
    const { initializer, name } = node;
    const declared = () => this.surroundings.types.declared(node, this.scope.typeArguments);
    if (initializer) return this.bind(name, this.expressions.of(initializer), node.type && declared());
    const variable = this.scope.declare(this.symbolOf(name), declared());
    return [`${declare(variable.type)}${variable.name} = ${isNumber(variable.type) ? '0' : 'NULL'};`];
  }

  private result({ expression }: ts.ReturnStatement): string {
    return expression ? `return ${this.expressions.as(this.scope.result, expression)};` : 'return;';
  }

  private branch(node: ts.IfStatement): string[] {
    const lines = [`if (${this.expressions.condition(node.expression)}) {`, ...this.of(node.thenStatement), '}'];
    return node.elseStatement ? [...lines, 'else {', ...this.of(node.elseStatement), '}'] : lines;
  }

  private loop(node: ts.ForStatement): string[] {
    const { initializer, condition, incrementor } = node;
    const start = !initializer
      ? []
      : ts.isVariableDeclarationList(initializer)
        ? initializer.declarations.flatMap((each) => this.variable(each))
        : [`${this.expressions.of(initializer).code};`];
    const test = condition ? this.expressions.condition(condition) : '';
    const step = incrementor ? this.expressions.of(incrementor).code : '';
    return ['{', ...start, `for (; ${test}; ${step}) {`, ...this.of(node.statement), '}', '}'];
  }

  private walk({ expression, initializer, statement }: ts.ForOfStatement): string[] {
    const { code, type } = this.expressions.of(expression);
    const [each] = ts.isVariableDeclarationList(initializer) ? initializer.declarations : [];
    if (type.kind !== 'array' || !each) throw new TranslationError(expression, 'expected an array');
    const [array, place] = [this.scope.temporary(), this.scope.temporary()];
    return [
      '{',
      `${declare(type)}${array} = ${code};`,
      `for (int32_t ${place} = 0; ${place} < length_of(${array}); ${place}++) {`,
      ...this.bind(each.name, { code: `${array}[${place}]`, type: type.element }),
      ...this.of(statement),
      '}',
      '}',
    ];
  }

  private cases(node: ts.SwitchStatement): string[] {
    const clauses = node.caseBlock.clauses.flatMap((clause) => [
      ts.isDefaultClause(clause) ? 'default: {' : `case ${this.expressions.as(LONG, clause.expression)}: {`,
      ...this.body(clause.statements),
      '}',
    ]);
    return [`switch (${this.expressions.of(node.expression).code}) {`, ...clauses, '}'];
  }
}
