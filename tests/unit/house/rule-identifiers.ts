import ts from 'typescript';
import { parse, visit } from './imports.ts';

const IDENTIFIER = '[A-Z][A-Z0-9]*-\\d+';
/** A list item, table row or heading that begins with an identifier, bold or not. */
const RULE_LINE = new RegExp(`^\\s*(?:[-*]|\\||#+)\\s+(?:\\*\\*|\`)?(${IDENTIFIER})\\b`);
const RULE_TAG = new RegExp(`@rule\\s+(${IDENTIFIER}(?:\\s*,\\s*${IDENTIFIER})*)`, 'g');
const TITLE_START = new RegExp(`^${IDENTIFIER}(?:(?:, | and )${IDENTIFIER})*\\b`);

/** The heading of a rules file below which stand the rules that no code carries out yet. */
const NOT_YET = 'Not yet';

/**
 * The identifiers that a `RULES.md` lists, without those below its heading "Not yet".
 *
 * @returns in the order of the file
 */
export function listedRules(markdown: string): string[] {
  const rules: string[] = [];
  let isBuilt = true;
  for (const line of markdown.split('\n')) {
    const heading = /^##? (.*)/.exec(line);
    if (heading) isBuilt = heading[1] !== NOT_YET;
    const rule = RULE_LINE.exec(line)?.[1];
    if (rule && isBuilt) rules.push(rule);
  }
  return rules;
}

/** The identifiers with which titles of tests begin: `CS-3 …`, `CS-3, CS-4: …`. */
export function testedRules(files: ReadonlyMap<string, string>): Set<string> {
  const tested = new Set<string>();
  for (const [path, source] of files) {
    visit(parse(path, source), (node) => {
      if (!(ts.isCallExpression(node) && ['it', 'test'].includes(rootName(node.expression)))) return;
      for (const rule of identifiersAtStart(titleOf(node.arguments[0]))) tested.add(rule);
    });
  }
  return tested;
}

/** The identifiers in `@rule` tags of docstrings. */
export function codedRules(files: ReadonlyMap<string, string>): Set<string> {
  const coded = new Set<string>();
  for (const source of files.values()) {
    for (const [, rules = ''] of source.matchAll(RULE_TAG)) for (const rule of rules.split(',')) coded.add(rule.trim());
  }
  return coded;
}

/** `it` of `it(…)`, `it.skip(…)`, `it.each([…])(…)` and `test.prop(…)(…)`. */
function rootName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return rootName(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? rootName(callee.tag) : '';
}

function titleOf(argument: ts.Expression | undefined): string {
  if (!argument) return '';
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.head.text : '';
}

function identifiersAtStart(title: string): string[] {
  return TITLE_START.exec(title)?.[0].split(/, | and /) ?? [];
}
