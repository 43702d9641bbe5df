import ts from 'typescript';
import { type CType, INT, isNumber, isPointer, isSame, LONG, NONE, VOID } from './c-type.ts';
import { constantOf, declarationOf, isModuleConstant } from './constants.ts';
import { functionOf } from './functions.ts';
import { describe, integer, literal, number, type Piece, whole, wider } from './piece.ts';
import { TranslationError } from './problem.ts';
import { nameInC, type Scope } from './scope.ts';
import { placeOf } from './single-objects.ts';
import type { ExpressionWriter, Surroundings } from './surroundings.ts';

/** What stands for `this`. */
const SELF = 'self';

const SUMS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.PlusToken, '+'],
  [ts.SyntaxKind.MinusToken, '-'],
]);

const BITWISE = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.AmpersandToken, '&'],
  [ts.SyntaxKind.BarToken, '|'],
  [ts.SyntaxKind.CaretToken, '^'],
]);

const SHIFTS = new Map<ts.SyntaxKind, string>([
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
const ROUNDINGS: ReadonlySet<string> = new Set(['floor', 'ceil', 'trunc']);

/** Translates the expressions of a function's body. */
export class Expressions implements ExpressionWriter {
  private readonly surroundings: Surroundings;
  private readonly scope: Scope;

  constructor(surroundings: Surroundings, scope: Scope) {
    this.surroundings = surroundings;
    this.scope = scope;
  }

  /** An expression as a value of a type. */
  as(type: CType, node: ts.Expression): string {
    return this.convert(this.of(node), type, node);
  }

  /** An expression as a condition. */
  condition(node: ts.Expression): string {
    if (ts.isParenthesizedExpression(node)) return this.condition(node.expression);
    if (isLogical(node)) return this.logical(node);
    const { code, type } = this.of(node);
    if (type.kind === 'text') throw new TranslationError(node, 'a text as a condition');
    return code;
  }

  convert({ code, type: from }: Piece, type: CType, node: ts.Node): string {
    if (isSame(type, from)) return code;
    if (isNumber(type) && isNumber(from)) {
      if (type.kind === 'int') return `(int32_t)(${from.kind === 'double' ? `(int64_t)${code}` : code})`;
      return type.kind === 'long' && from.kind === 'double' ? `((int64_t)${code})` : code;
    }
    if (isPointer(type) && from.kind === 'none') return 'NULL';
    throw new TranslationError(node, `expected ${describe(type)}, got ${describe(from)}`);
  }

  /** The value of an expression. */
  of(node: ts.Expression): Piece {
    return whole(this.piece(node), node);
  }

  /** The value of an expression, or the quotient that it is. */
  private piece(node: ts.Expression): Piece {
    const value = constantOf(this.surroundings.checker, node);
    if (value !== undefined) return literal(value, node);
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)) {
      return this.piece(node.expression);
    }
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
    if (owner.type.kind === 'array' && name === 'length') return { code: `length_of(${owner.code})`, type: INT };
    if (owner.type.kind !== 'struct') throw new TranslationError(node, 'expected an object');
    const object = owner.code === SELF ? SELF : `OF(${owner.code})`;
    const type = this.surroundings.types.field(owner.type, name, node);
    return this.placed({ code: `${object}->${nameInC(name)}`, type, owner });
  }

  private name(node: ts.Identifier): Piece {
    if (node.text === 'undefined') return { code: 'NULL', type: NONE };
    const variable = this.scope.find(this.surroundings.checker.getSymbolAtLocation(node));
    if (variable) return this.placed({ code: variable.name, type: variable.type });
    const declaration = declarationOf(this.surroundings.checker, node);
    if (declaration && isModuleConstant(declaration)) return this.surroundings.constants.of(declaration, node);
    throw new TranslationError(node, 'a name from outside the function that is no constant');
  }

  private self(node: ts.Node): Piece {
    if (!this.scope.self) throw new TranslationError(node, '`this` outside a method');
    return this.placed({ code: SELF, type: this.scope.self });
  }

  /** An object of which there is one, where it stands. */
  private placed(piece: Piece): Piece {
    return this.surroundings.types.isSingle(piece.type) ? { ...piece, code: placeOf(piece.type) } : piece;
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
    if (isNumber(one.type) && isNumber(two.type)) return wider(one.type, two.type);
    throw new TranslationError(node, `${describe(one.type)} beside ${describe(two.type)}`);
  }

  private prefix(node: ts.PrefixUnaryExpression): Piece {
    const { operand, operator } = node;
    if (operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken) {
      return this.step(operand, operator, node);
    }
    if (operator === ts.SyntaxKind.ExclamationToken) return { code: `!(${this.condition(operand)})`, type: INT };
    if (operator === ts.SyntaxKind.TildeToken) return { code: `~${this.int32(this.piece(operand), node)}`, type: INT };
    if (operator !== ts.SyntaxKind.MinusToken) throw new TranslationError(node, 'an operator without translation');
    const { code, type } = number(this.of(operand), node);
    return { code: `-(${code})`, type };
  }

  /** `++` and `--`, as statements or where the value is not used. */
  private step(operand: ts.Expression, operator: ts.SyntaxKind, node: ts.Node): Piece {
    if (!isStatement(node)) throw new TranslationError(node, 'a step whose value is used');
    const { code } = number(this.of(operand), node);
    return { code: `${code}${operator === ts.SyntaxKind.PlusPlusToken ? '++' : '--'}`, type: VOID };
  }

  private binary(node: ts.BinaryExpression): Piece {
    const { left, operatorToken, right } = node;
    const operator = operatorToken.kind;
    if (operator === ts.SyntaxKind.EqualsToken) return this.assign(node, () => this.of(right));
    if (operator === ts.SyntaxKind.QuestionQuestionEqualsToken) {
      return this.assign(node, (old) => this.either(old, this.of(right), node));
    }
    const compound = ASSIGNMENTS.get(operator);
    if (compound) return this.assign(node, (old) => this.combine(compound, old, this.piece(right), node));
    if (operator === ts.SyntaxKind.QuestionQuestionToken) return this.either(this.of(left), this.of(right), node);
    if (isLogical(node)) {
      const isBoolean = this.surroundings.checker.getTypeAtLocation(node).flags & ts.TypeFlags.BooleanLike;
      if (!isBoolean) throw new TranslationError(node, 'expected booleans, as nothing else comes of them');
      return { code: this.logical(node), type: INT };
    }
    return this.combine(operator, this.piece(left), this.piece(right), node);
  }

  private logical({ left, operatorToken, right }: ts.BinaryExpression): string {
    return `(${this.condition(left)} ${operatorToken.getText()} ${this.condition(right)})`;
  }

  /**
   * Calls may change which place a target means: where there are any, it is found first, and once.
   *
   * @param newValue what is assigned, by the target's value before
   */
  private assign(node: ts.BinaryExpression, newValue: (old: Piece) => Piece): Piece {
    const { left, right } = node;
    if (!isStatement(node)) throw new TranslationError(node, 'an assignment whose value is used');
    const { code, type } = this.of(left);
    if (isSteady(left) || !(calls(left) || calls(right))) {
      return { code: `${code} = ${this.convert(newValue({ code, type }), type, node)}`, type: VOID };
    }
    const place = this.scope.temporary();
    const value = this.convert(newValue({ code: `(*${place})`, type }), type, node);
    return { code: `({ __auto_type ${place} = &${code}; *${place} = ${value}; })`, type: VOID };
  }

  /** `one ?? other`. */
  either(one: Piece, other: Piece, node: ts.Node): Piece {
    if (!isPointer(one.type) || one.type.kind === 'text') throw new TranslationError(node, '`??` on what is no object');
    const type = this.common(one, other, node);
    return { code: `(${one.code} ?: ${this.convert(other, type, node)})`, type };
  }

  private combine(operator: ts.SyntaxKind, one: Piece, two: Piece, node: ts.Node): Piece {
    const bitwise = BITWISE.get(operator);
    if (bitwise) return { code: `(${this.int32(one, node)} ${bitwise} ${this.int32(two, node)})`, type: INT };
    const shift = SHIFTS.get(operator);
    if (shift) return { code: `(${this.int32(one, node)} ${shift} ${this.bits(two, node)})`, type: INT };
    if (operator === ts.SyntaxKind.GreaterThanGreaterThanGreaterThanToken) return this.unsignedShift(one, two, node);
    const comparison = COMPARISONS.get(operator);
    if (comparison) return this.compare(comparison, whole(one, node), whole(two, node), node);
    return this.calculate(operator, number(whole(one, node), node), number(whole(two, node), node), node);
  }

  private compare(operator: string, left: Piece, right: Piece, node: ts.Node): Piece {
    if (left.type.kind === 'text' || right.type.kind === 'text') throw new TranslationError(node, 'texts compared');
    if (isPointer(left.type) !== isPointer(right.type)) throw new TranslationError(node, 'an object beside a number');
    return { code: `(${left.code} ${operator} ${right.code})`, type: INT };
  }

  /** Sums of the cells of a `Float64Array` stay such; all else is of integers. */
  private calculate(operator: ts.SyntaxKind, left: Piece, right: Piece, node: ts.Node): Piece {
    const sum = SUMS.get(operator);
    if (sum) return { code: `(${left.code} ${sum} ${right.code})`, type: wider(left.type, right.type) };
    const [above, below] = [integer(left), integer(right)];
    if (operator === ts.SyntaxKind.SlashToken) return { code: '', type: INT, quotient: { above, below } };
    if (operator === ts.SyntaxKind.AsteriskToken) {
      return { code: `((int64_t)${above.code} * ${below.code})`, type: LONG };
    }
    if (operator !== ts.SyntaxKind.PercentToken) throw new TranslationError(node, 'an operator without translation');
    return { code: `(${above.code} % ${below.code})`, type: wider(above.type, below.type) };
  }

  private unsignedShift(left: Piece, right: Piece, node: ts.Node): Piece {
    const word = `(uint32_t)${this.int32(left, node)}`;
    const bits = this.bits(right, node);
    // Only a shift by nothing may leave the highest bit.
    if (/^[1-9]\d*$/.test(bits)) return { code: `((int32_t)(${word} >> ${bits}))`, type: INT };
    return { code: `((int64_t)(${word} >> ${bits}))`, type: LONG };
  }

  /** By how many bits an operator shifts: the lowest five of the number, as in JavaScript. */
  private bits(piece: Piece, node: ts.Node): string {
    const code = this.int32(piece, node);
    return /^\d+$/.test(code) ? String(Number(code) & 31) : `(${code} & 31)`;
  }

  /** A number as the 32-bit operators of JavaScript take it: a quotient cut to its whole part, a long to its low word. */
  private int32(piece: Piece, node: ts.Node): string {
    return this.convert(piece.quotient ? divide('trunc', piece.quotient) : piece, INT, node);
  }

  private call(node: ts.CallExpression): Piece {
    const { expression } = node;
    if (ts.isPropertyAccessExpression(expression)) {
      if (expression.expression.getText() === 'Math') return this.math(expression.name.text, node);
      return this.methodCall(expression, node);
    }
    const declaration = functionOf(this.surroundings.checker, expression);
    if (declaration === undefined) {
      throw new TranslationError(node, 'a call of what is no function or method of the engine');
    }
    return this.surroundings.call(
      declaration,
      node.arguments.map((argument) => this.of(argument)),
      this,
      node,
    );
  }

  private methodCall(expression: ts.PropertyAccessExpression, node: ts.CallExpression): Piece {
    const owner = this.of(expression.expression);
    const name = expression.name.text;
    const [content, ...others] = node.arguments;
    if (owner.type.kind === 'array' && name === 'fill' && content && others.length === 0) {
      return { code: `FILL(${owner.code}, ${this.as(owner.type.element, content)})`, type: VOID };
    }
    if (owner.type.kind !== 'struct') throw new TranslationError(node, 'a call of what is no method of the engine');
    return this.surroundings.callMethod(
      owner,
      name,
      node.arguments.map((argument) => this.of(argument)),
      this,
      node,
    );
  }

  private math(name: string, node: ts.CallExpression): Piece {
    const pieces = node.arguments.map((argument) => this.piece(argument));
    const [one, two] = pieces;
    if (one && two === undefined) {
      if (ROUNDINGS.has(name)) return one.quotient ? divide(name, one.quotient) : number(one, node);
      if (name === 'clz32') return { code: `leading_zeros(${this.int32(one, node)})`, type: INT };
      if (name === 'abs') return ofIntegers(name, [number(whole(one, node), node)]);
    }
    if (one && two && pieces.length === 2) {
      if (name === 'imul')
        return { code: `multiply_32(${this.int32(one, node)}, ${this.int32(two, node)})`, type: INT };
      if (name === 'min' || name === 'max') {
        return ofIntegers(name, [number(whole(one, node), node), number(whole(two, node), node)]);
      }
    }
    throw new TranslationError(node, 'a function without translation');
  }
}

/** A call of a function that the prelude has for 32 bits and for 64. */
function ofIntegers(name: string, pieces: readonly Piece[]): Piece {
  const integers = pieces.map(integer);
  const type = integers.some((piece) => piece.type.kind === 'long') ? LONG : INT;
  return { code: `${name}${type === LONG ? '64' : '32'}(${integers.map(({ code }) => code).join(', ')})`, type };
}

function divide(rounding: string, { above, below }: NonNullable<Piece['quotient']>): Piece {
  return ofIntegers(rounding, [above, below]);
}

function isLogical(node: ts.Expression): node is ts.BinaryExpression {
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  return kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;
}

/** Whether an expression stands for itself, so that nobody uses its value. */
function isStatement({ parent }: ts.Node): boolean {
  return ts.isExpressionStatement(parent) || ts.isForStatement(parent);
}

/** Whether no call can change which place an expression means: a local variable, or a member of what one points to. */
function isSteady(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return true;
  if (!ts.isPropertyAccessExpression(node)) return false;
  return ts.isIdentifier(node.expression) || node.expression.kind === ts.SyntaxKind.ThisKeyword;
}

function calls(node: ts.Node): boolean {
  return ts.isCallExpression(node) || ts.forEachChild(node, calls) === true;
}
