import { Composer, type CST, type Document, Lexer, LineCounter, Parser, type YAMLError } from 'yaml';
import { syntaxWords } from './syntax-words.ts';

/** Below this a reader of nested documents stays well within its stack. */
const MOST_LEVELS = 64;
/** Of the lexer; bounds the time that garbage takes. */
const MOST_TOKENS = 200_000;

/** A fault of the text itself, by its offset in it. */
export interface SyntaxFault {
  readonly code: string;
  readonly offset: number;
  readonly message: string;
}

/** A YAML text read, or all that is wrong with it. */
export interface ParsedYaml {
  readonly document: Document;
  readonly lines: LineCounter;
  readonly faults: readonly SyntaxFault[];
}

/**
 * Reads one YAML 1.2 document (and so JSON). Size and depth are judged on the flat tokens first:
 * composing a document nested thousands deep can bring the whole process down. Of other slips than
 * tabs, many are only what a tab leads to.
 */
export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter();
  const tokens = parse(text, lines);
  const composed = new Composer({ prettyErrors: false, uniqueKeys: false, stringKeys: true, logLevel: 'silent' });
  const refused = refuse(tokens);
  const [document] = composed.compose(tokens && !refused ? tokens : [], true, text.length);
  const found = [...(document?.errors ?? []), ...(document?.warnings ?? [])];
  const tabs = found.filter(({ code }) => code === 'TAB_AS_INDENT');
  const faults = refused ? [refused] : (tabs.length > 0 ? tabs : found).map(fromYaml);
  return { document: document as Document, lines, faults: oneALine(faults, lines) };
}

/** The tokens of a text, undefined where it is too long; tells `lines` where lines begin. */
function parse(text: string, lines: LineCounter): CST.Token[] | undefined {
  lines.addNewLine(0);
  const parser = new Parser(lines.addNewLine);
  const tokens: CST.Token[] = [];
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    count += 1;
    if (count > MOST_TOKENS) return undefined;
    tokens.push(...parser.next(lexeme));
  }
  tokens.push(...parser.end());
  return tokens;
}

function tooLong(): SyntaxFault {
  return { code: 'too-large', offset: 0, message: `expected at most ${MOST_TOKENS} words and signs, got more` };
}

/** What is not even composed: too long a text, more than one document, directives, too many levels. */
function refuse(tokens: readonly CST.Token[] | undefined): SyntaxFault | undefined {
  if (tokens === undefined) return tooLong();
  const [, second] = tokens.filter(({ type }) => type === 'document');
  const directive = tokens.find(({ type }) => type === 'directive');
  if (directive) return syntax(directive.offset, `expected no directives, got ${sourceOf(directive)}`);
  if (second) return syntax(second.offset, 'expected one document, got a second');
  const deep = firstTooDeep(tokens);
  if (deep)
    return { code: 'too-deep', offset: deep.offset, message: `expected at most ${MOST_LEVELS} levels, got more` };
  return undefined;
}

function sourceOf(token: CST.Token): string {
  return 'source' in token ? token.source.slice(0, 40) : token.type;
}

/** Walks without recursion. */
function firstTooDeep(tokens: readonly CST.Token[]): CST.Token | undefined {
  const open: { token: CST.Token; level: number }[] = tokens.map((token) => ({ token, level: 0 }));
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.level > MOST_LEVELS) return next.token;
    for (const token of childrenOf(next.token)) open.push({ token, level: next.level + 1 });
  }
  return undefined;
}

function childrenOf(token: CST.Token): CST.Token[] {
  if (token.type === 'document') return token.value ? [token.value] : [];
  if (!('items' in token)) return [];
  return token.items.flatMap(({ key, value }) => [key, value].filter((child) => child !== undefined && child !== null));
}

function fromYaml({ code, pos, message }: YAMLError): SyntaxFault {
  return syntax(pos[0], syntaxWords(code, message));
}

function syntax(offset: number, message: string): SyntaxFault {
  return { code: 'syntax', offset, message };
}

/** One slip often makes the parser stumble several times in its line: the first says it. */
function oneALine(faults: readonly SyntaxFault[], lines: LineCounter): readonly SyntaxFault[] {
  const byLine = new Map<number, SyntaxFault>();
  for (const fault of faults) {
    const { line } = lines.linePos(fault.offset);
    if (!byLine.has(line)) byLine.set(line, fault);
  }
  return [...byLine.values()];
}
