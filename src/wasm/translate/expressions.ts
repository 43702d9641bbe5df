import ts from 'typescript';
import { type CType, INT, isPointer, isSame, LONG, NONE, VOID } from './c-type.ts';
import { constantOf, declarationOf, isModuleConstant } from './constants.ts';
import { TranslationError } from './problem.ts';
import { nameInC, type Scope } from './scope.ts';
import type { Translator } from './translator.ts';

/** An expression in C. */
export interface Piece {
  readonly code: string;
  readonly type: CType;
  /** Numerator and denominator of a division, which only an operation that makes an integer of it may use. */
  readonly quotient?: { readonly above: Piece; readonly below: Piece };
}

const ARITHMETIC = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.PlusToken, '+'],
  [ts.SyntaxKind.MinusToken, '-'],
  [ts.SyntaxKind.PercentToken, '%'],
]);

const BITWISE = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.AmpersandToken, '&'],
  [ts.SyntaxKind.BarToken, '|'],
  [ts.SyntaxKind.CaretToken, '^'],
  [ts.SyntaxKind.LessThanLessThanToken, '<<'],
  [ts.SyntaxKind.GreaterThanGreaterThanToken, '>>'],
]);

const COMPARISONS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<'],
  [ts.SyntaxKind.LessThanEqualsToken, '<='],
  [ts.SyntaxKind.GreaterThanToken, '>'],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>='],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '!='],
]);

const ASSIGNMENTS = new Map<ts.SyntaxKind, ts.BinaryOperator>([
  [ts.SyntaxKind.PlusEqualsToken, ts.SyntaxKind.PlusToken],
  [ts.SyntaxKind.MinusEqualsToken, ts.SyntaxKind.MinusToken],
  [ts.SyntaxKind.AsteriskEqualsToken, ts.SyntaxKind.AsteriskToken],
  [ts.SyntaxKind.BarEqualsToken, ts.SyntaxKind.BarToken],
  [ts.SyntaxKind.AmpersandEqualsToken, ts.SyntaxKind.AmpersandToken],
  [ts.SyntaxKind.CaretEqualsToken, ts.SyntaxKind.CaretToken],
  [ts.SyntaxKind.LessThanLessThanEqualsToken, ts.SyntaxKind.LessThanLessThanToken],
  [ts.SyntaxKind.GreaterThanGreaterThanEqualsToken, ts.SyntaxKind.GreaterThanGreaterThanToken],
]);

/** How `Math.floor` and its like make an integer of a quotient. */
const ROUNDINGS: Readonly<Record<string, string>> = { floor: 'FLOOR_DIVIDE', ceil: 'CEIL_DIVIDE', trunc: 'DIVIDE' };

/** Translates the expressions of a function's body. */
export class Expressions {
  private readonly translator: Translator;
  private readonly scope: Scope;

  constructor(translator: Translator, scope: Scope) {
    this.translator = translator;
    this.scope = scope;
  }

  /** An expression as a value of a type. */
  as(type: CType, node: ts.Expression): string {
    return this.convert(this.of(node), type, node);
  }

  /** An expression as a condition. */
  condition(node: ts.Expression): string {
    return this.of(node).code;
  }

  convert(piece: Piece, type: CType, node: ts.Node): string {
    if (piece.quotient) throw new TranslationError(node, 'a quotient that nothing makes an integer of');
    if (type.kind === 'int' && piece.type.kind === 'long') return `(int32_t)(${piece.code})`;
    if (type.kind === 'long' && piece.type.kind === 'int') return piece.code;
    if (isPointer(type) && piece.type.kind === 'none') return 'NULL';
    if (!isSame(type, piece.type)) {
      throw new TranslationError(node, `expected ${describe(type)}, got ${describe(piece.type)}`);
    }
    return piece.code;
  }

  of(node: ts.Expression): Piece {
    const value = constantOf(this.translator.checker, node);
    if (value !== undefined) return literal(value);
    if (ts.isParenthesizedExpression(node)) return bracketed(this.of(node.expression));
    if (ts.isAsExpression(node) || ts.isNonNullExpression(node)) return this.of(node.expression);
    if (ts.isIdentifier(node)) return this.name(node);
    if (node.kind === ts.SyntaxKind.ThisKeyword) return this.self(node);
    if (ts.isPropertyAccessExpression(node)) return this.member(node);
    if (ts.isElementAccessExpression(node)) return this.element(node);
    if (ts.isCallExpression(node)) return this.call(node);
    if (ts.isConditionalExpression(node)) return this.choice(node);
    if (ts.isPrefixUnaryExpression(node)) return this.prefix(node);
    if (ts.isPostfixUnaryExpression(node)) return this.step(node.operand, node.operator, node);
    if (ts.isBinaryExpression(node)) return this.binary(node);
    throw new TranslationError(node, `${ts.SyntaxKind[node.kind]} has no translation`);
  }

  /** A member of a struct that an expression points to. */
  memberOf(owner: Piece, name: string, node: ts.Node): Piece {
    if (owner.type.kind === 'array' && name === 'length') return { code: `LENGTH(${owner.code})`, type: INT };
    if (owner.type.kind !== 'struct') throw new TranslationError(node, 'expected an object');
    return { code: `${owner.code}->${nameInC(name)}`, type: this.translator.types.field(owner.type, name, node) };
  }

  private name(node: ts.Identifier): Piece {
    if (node.text === 'undefined') return { code: 'NULL', type: NONE };
    const variable = this.scope.find(this.translator.checker.getSymbolAtLocation(node));
    if (variable) return { code: variable.name, type: variable.type };
    const declaration = declarationOf(this.translator.checker, node);
    if (declaration && isModuleConstant(declaration)) return this.translator.moduleConstant(declaration, node);
    throw new TranslationError(node, 'a name from outside the function that is no constant');
  }

  private self(node: ts.Node): Piece {
    if (!this.scope.self) throw new TranslationError(node, '`this` outside a method');
    return { code: 'self', type: this.scope.self };
  }

  private member(node: ts.PropertyAccessExpression): Piece {
    if (node.questionDotToken) throw new TranslationError(node, '`?.` has no translation');
    return this.memberOf(this.of(node.expression), node.name.text, node);
  }

  private element(node: ts.ElementAccessExpression): Piece {
    const array = this.of(node.expression);
    if (array.type.kind !== 'array') throw new TranslationError(node, 'expected an array');
    return { code: `AT(${array.code}, ${this.as(INT, node.argumentExpression)})`, type: array.type.element };
  }

  private choice(node: ts.ConditionalExpression): Piece {
    const yes = this.of(node.whenTrue);
    const no = this.of(node.whenFalse);
    const type = this.common(yes, no, node);
    const code = `${this.condition(node.condition)} ? ${this.convert(yes, type, node)} : ${this.convert(no, type, node)}`;
    return { code: `(${code})`, type };
  }

  private common(one: Piece, two: Piece, node: ts.Node): CType {
    if (one.type.kind === 'none') return two.type;
    if (two.type.kind === 'none' || isSame(one.type, two.type)) return one.type;
    if (isNumber(one.type) && isNumber(two.type)) return LONG;
    throw new TranslationError(node, `${describe(one.type)} beside ${describe(two.type)}`);
  }

  private prefix(node: ts.PrefixUnaryExpression): Piece {
    const { operand, operator } = node;
    if (operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken) {
      return this.step(operand, operator, node);
    }
    if (operator === ts.SyntaxKind.ExclamationToken) return { code: `!(${this.condition(operand)})`, type: INT };
    const piece = this.of(operand);
    if (operator === ts.SyntaxKind.TildeToken) return { code: `~${this.int32(piece, node)}`, type: INT };
    if (operator === ts.SyntaxKind.MinusToken && isNumber(piece.type))
      return { code: `-(${piece.code})`, type: piece.type };
    throw new TranslationError(node, 'an operator without translation');
  }

  /** `++` and `--`, as statements or where the value is not used. */
  private step(operand: ts.Expression, operator: ts.SyntaxKind, node: ts.Node): Piece {
    if (!isStatement(node)) throw new TranslationError(node, 'a step whose value is used');
    const { code } = this.of(operand);
    return { code: `${code}${operator === ts.SyntaxKind.PlusPlusToken ? '++' : '--'}`, type: VOID };
  }

  private binary(node: ts.BinaryExpression): Piece {
    const operator = node.operatorToken.kind;
    if (operator === ts.SyntaxKind.EqualsToken) return this.assign(node.left, this.of(node.right), node);
    if (operator === ts.SyntaxKind.QuestionQuestionEqualsToken) {
      return this.assign(node.left, this.either(this.of(node.left), this.of(node.right), node), node);
    }
    const compound = ASSIGNMENTS.get(operator);
    if (compound)
      return this.assign(node.left, this.combine(compound, this.of(node.left), this.of(node.right), node), node);
    if (operator === ts.SyntaxKind.QuestionQuestionToken)
      return this.either(this.of(node.left), this.of(node.right), node);
    return this.combine(operator, this.of(node.left), this.of(node.right), node);
  }

  private assign(target: ts.Expression, value: Piece, node: ts.Node): Piece {
    if (!isStatement(node)) throw new TranslationError(node, 'an assignment whose value is used');
    const to = this.of(target);
    return { code: `${to.code} = ${this.convert(value, to.type, node)}`, type: VOID };
  }

  private either(one: Piece, other: Piece, node: ts.Node): Piece {
    if (!isPointer(one.type)) throw new TranslationError(node, '`??` on what is no object');
    const type = this.common(one, other, node);
    return { code: `(${one.code} ?: ${this.convert(other, type, node)})`, type };
  }

  private combine(operator: ts.SyntaxKind, left: Piece, right: Piece, node: ts.Node): Piece {
    const logical = operator === ts.SyntaxKind.AmpersandAmpersandToken ? '&&' : '||';
    if (operator === ts.SyntaxKind.AmpersandAmpersandToken || operator === ts.SyntaxKind.BarBarToken) {
      return { code: `(${left.code} ${logical} ${right.code})`, type: INT };
    }
    const comparison = COMPARISONS.get(operator);
    if (comparison) return this.compare(comparison, left, right, node);
    const bitwise = BITWISE.get(operator);
    if (bitwise) return { code: `(${this.int32(left, node)} ${bitwise} ${this.int32(right, node)})`, type: INT };
    if (operator === ts.SyntaxKind.GreaterThanGreaterThanGreaterThanToken) return this.unsignedShift(left, right, node);
    if (!isNumber(left.type) || !isNumber(right.type)) throw new TranslationError(node, 'expected numbers');
    if (operator === ts.SyntaxKind.SlashToken) {
      return { code: '', type: INT, quotient: { above: left, below: right } };
    }
    if (operator === ts.SyntaxKind.AsteriskToken) {
      return { code: `((int64_t)${left.code} * ${right.code})`, type: LONG };
    }
    const arithmetic = ARITHMETIC.get(operator);
    if (arithmetic === undefined) throw new TranslationError(node, 'an operator without translation');
    const type = left.type.kind === 'long' || right.type.kind === 'long' ? LONG : INT;
    return { code: `(${left.code} ${arithmetic} ${right.code})`, type };
  }

  private compare(operator: string, left: Piece, right: Piece, node: ts.Node): Piece {
    if (left.quotient || right.quotient)
      throw new TranslationError(node, 'a quotient that nothing makes an integer of');
    if (isPointer(left.type) !== isPointer(right.type)) throw new TranslationError(node, 'an object beside a number');
    return { code: `(${left.code} ${operator} ${right.code})`, type: INT };
  }

  private unsignedShift(left: Piece, right: Piece, node: ts.Node): Piece {
    const word = `(uint32_t)${this.int32(left, node)}`;
    if (right.code === '0') return { code: `((int64_t)${word})`, type: LONG };
    return { code: `((int32_t)(${word} >> ${right.code}))`, type: INT };
  }

  /** A number as the 32-bit operators of JavaScript take it: a quotient cut to its whole part, a long to its low word. */
  private int32(piece: Piece, node: ts.Node): string {
    if (piece.quotient) return `(int32_t)DIVIDE(${piece.quotient.above.code}, ${piece.quotient.below.code})`;
    return this.convert(piece, INT, node);
  }

  private call(node: ts.CallExpression): Piece {
    const { expression } = node;
    if (ts.isPropertyAccessExpression(expression)) {
      if (expression.expression.getText() === 'Math') return this.math(expression.name.text, node);
      return this.methodCall(expression, node);
    }
    const declaration = declarationOf(this.translator.checker, expression);
    if (declaration === undefined || !ts.isFunctionDeclaration(declaration)) {
      throw new TranslationError(node, 'a call of what is no function or method of the engine');
    }
    return this.translator.call(
      declaration,
      node.arguments.map((argument) => this.of(argument)),
      this,
      node,
    );
  }

  private methodCall(expression: ts.PropertyAccessExpression, node: ts.CallExpression): Piece {
    const owner = this.of(expression.expression);
    const name = expression.name.text;
    if (owner.type.kind === 'array' && name === 'fill' && node.arguments[0]) {
      return { code: `FILL(${owner.code}, ${this.as(owner.type.element, node.arguments[0])})`, type: VOID };
    }
    if (owner.type.kind !== 'struct') throw new TranslationError(node, 'a call of what is no method of the engine');
    return this.translator.callMethod(
      owner,
      name,
      node.arguments.map((argument) => this.of(argument)),
      this,
      node,
    );
  }

  private math(name: string, node: ts.CallExpression): Piece {
    const pieces = node.arguments.map((argument) => this.of(argument));
    const [one, two] = pieces as [Piece, Piece];
    const rounding = ROUNDINGS[name];
    if (rounding) return this.rounded(rounding, one, node);
    if (name === 'imul') return { code: `MULTIPLY(${this.int32(one, node)}, ${this.int32(two, node)})`, type: INT };
    if (name === 'clz32') return { code: `LEADING_ZEROS(${this.int32(one, node)})`, type: INT };
    if (!pieces.every(({ type, quotient }) => isNumber(type) && !quotient))
      throw new TranslationError(node, 'expected whole numbers');
    const type = pieces.some((piece) => piece.type.kind === 'long') ? LONG : INT;
    const suffix = type.kind === 'long' ? '64' : '32';
    if (name === 'abs') return { code: `abs${suffix}(${one.code})`, type };
    if (name === 'min' || name === 'max') return { code: `${name}${suffix}(${one.code}, ${two.code})`, type };
    throw new TranslationError(node, 'a function without translation');
  }

  private rounded(rounding: string, { quotient, ...whole }: Piece, node: ts.Node): Piece {
    if (!quotient) return isNumber(whole.type) ? whole : fail(node, 'expected a number');
    const { above, below } = quotient;
    const type = above.type.kind === 'long' || below.type.kind === 'long' ? LONG : INT;
    return { code: `${rounding}(${above.code}, ${below.code})`, type };
  }
}

function literal(value: number): Piece {
  if (!Number.isInteger(value)) throw new RangeError(`${value} is no integer`);
  if (value === -0x8000_0000) return { code: 'INT32_MIN', type: INT };
  return (value | 0) === value ? { code: String(value), type: INT } : { code: `INT64_C(${value})`, type: LONG };
}

function bracketed(piece: Piece): Piece {
  return piece;
}

function isNumber({ kind }: CType): boolean {
  return kind === 'int' || kind === 'long';
}

/** Whether an expression stands for itself, so that nobody uses its value. */
function isStatement({ parent }: ts.Node): boolean {
  return ts.isExpressionStatement(parent) || ts.isForStatement(parent);
}

export function describe(type: CType): string {
  return type.kind === 'struct' ? type.name : type.kind;
}

function fail(node: ts.Node, problem: string): never {
  throw new TranslationError(node, problem);
}
