import ts from 'typescript';

/**
 * The value of an expression that is known before anything runs: literals, arithmetic on them, constants, and the
 * places of names in lists of names (`MOVES.indexOf('hold')`).
 *
 * @returns undefined where it is not known
 */
export function constantOf(checker: ts.TypeChecker, node: ts.Expression): number | undefined {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)) {
    return constantOf(checker, node.expression);
  }
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 1;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 0;
  if (ts.isPrefixUnaryExpression(node)) return signed(constantOf(checker, node.operand), node.operator);
  if (ts.isBinaryExpression(node)) return combined(checker, node);
  if (ts.isCallExpression(node)) return placeInList(checker, node);
  if (ts.isPropertyAccessExpression(node)) return memberOf(checker, node);
  if (ts.isIdentifier(node)) return valueOfName(checker, node);
  return undefined;
}

/** The variable declaration that a name means, also through imports. */
export function declarationOf(checker: ts.TypeChecker, name: ts.Node): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  if (symbol === undefined) return undefined;
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return meant.valueDeclaration;
}

function valueOfName(checker: ts.TypeChecker, node: ts.Identifier): number | undefined {
  const declaration = declarationOf(checker, node);
  if (declaration === undefined || !isModuleConstant(declaration)) return undefined;
  return declaration.initializer && constantOf(checker, declaration.initializer);
}

/** Whether a declaration is a constant at the top of a module. */
export function isModuleConstant(node: ts.Node): node is ts.VariableDeclaration {
  if (!ts.isVariableDeclaration(node) || !(node.parent.flags & ts.NodeFlags.Const)) return false;
  return ts.isVariableStatement(node.parent.parent) && ts.isSourceFile(node.parent.parent.parent);
}

function signed(value: number | undefined, operator: ts.PrefixUnaryOperator): number | undefined {
  if (value === undefined) return undefined;
  if (operator === ts.SyntaxKind.MinusToken) return -value;
  return operator === ts.SyntaxKind.TildeToken ? ~value : undefined;
}

const OPERATIONS: Partial<Record<ts.SyntaxKind, (a: number, b: number) => number>> = {
  [ts.SyntaxKind.PlusToken]: (a, b) => a + b,
  [ts.SyntaxKind.MinusToken]: (a, b) => a - b,
  [ts.SyntaxKind.AsteriskToken]: (a, b) => a * b,
  [ts.SyntaxKind.AsteriskAsteriskToken]: (a, b) => a ** b,
  [ts.SyntaxKind.PercentToken]: (a, b) => a % b,
  [ts.SyntaxKind.LessThanLessThanToken]: (a, b) => a << b,
  [ts.SyntaxKind.GreaterThanGreaterThanToken]: (a, b) => a >> b,
  [ts.SyntaxKind.BarToken]: (a, b) => a | b,
  [ts.SyntaxKind.AmpersandToken]: (a, b) => a & b,
};

function combined(checker: ts.TypeChecker, node: ts.BinaryExpression): number | undefined {
  const operation = OPERATIONS[node.operatorToken.kind];
  const left = constantOf(checker, node.left);
  const right = constantOf(checker, node.right);
  return operation === undefined || left === undefined || right === undefined ? undefined : operation(left, right);
}

/** `LIST.indexOf('name')` on a constant list. */
function placeInList(checker: ts.TypeChecker, { expression, arguments: [wanted] }: ts.CallExpression) {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'indexOf') return undefined;
  const names = tupleOf(checker, expression.expression);
  return names && wanted && ts.isStringLiteral(wanted) ? names.indexOf(wanted.text) : undefined;
}

/** `LIST.length`, or a member of an object of constants. */
function memberOf(checker: ts.TypeChecker, node: ts.PropertyAccessExpression): number | undefined {
  if (node.name.text === 'length') return tupleOf(checker, node.expression)?.length;
  const declaration = declarationOf(checker, node.name);
  if (declaration === undefined || !ts.isPropertyAssignment(declaration)) return undefined;
  return constantOf(checker, declaration.initializer);
}

/** The members of a list whose type names each of them. */
function tupleOf(checker: ts.TypeChecker, list: ts.Expression): unknown[] | undefined {
  const type = checker.getTypeAtLocation(list);
  if (!checker.isTupleType(type) || !hasFixedLength(type as ts.TupleTypeReference)) return undefined;
  return checker
    .getTypeArguments(type as ts.TypeReference)
    .map((element) => (element.isLiteral() ? element.value : undefined));
}

function hasFixedLength({ target }: ts.TupleTypeReference): boolean {
  return !target.hasRestElement && target.minLength === target.fixedLength;
}
