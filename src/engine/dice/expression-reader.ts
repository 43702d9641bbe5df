import type { UsageError } from '../core/errors.ts';
import { diceSyntaxError } from './syntax-error.ts';

/** Reads an expression from left to right; letters are read whatever their case. */
export class ExpressionReader {
  private readonly characters: readonly string[];
  private at = 0;

  constructor(text: string) {
    this.characters = [...text];
  }

  /** Where the next character stands, from 1. */
  get column(): number {
    return this.at + 1;
  }

  get isAtEnd(): boolean {
    return this.at >= this.characters.length;
  }

  /** Whether digits and a `d` come next. */
  get seesCountedDie(): boolean {
    let at = this.at;
    while (/^\d$/.test(this.characters[at] ?? '')) at++;
    return at > this.at && /^d$/i.test(this.characters[at] ?? '');
  }

  skipSpaces(): void {
    while (/^\s$/.test(this.characters[this.at] ?? '')) this.at++;
  }

  /** Whether the next characters are these. */
  sees(word: string): boolean {
    return (
      this.characters
        .slice(this.at, this.at + word.length)
        .join('')
        .toLowerCase() === word
    );
  }

  /** Takes the first of the words that comes next; undefined where none does. */
  take<Word extends string>(...words: readonly Word[]): Word | undefined {
    const word = words.find((candidate) => this.sees(candidate));
    if (word !== undefined) this.at += word.length;
    return word;
  }

  /** Takes digits; undefined where none come next. */
  takeDigits(): string | undefined {
    const start = this.at;
    while (/^\d$/.test(this.characters[this.at] ?? '')) this.at++;
    return this.at > start ? this.characters.slice(start, this.at).join('') : undefined;
  }

  /**
   * Takes an integer.
   *
   * @param what it is, for the message
   * @throws UsageError where there is none, or it is out of range
   */
  takeInteger(what: string, min: number, max: number): number {
    const { column } = this;
    const sign = min < 0 && this.take('-', '−') !== undefined ? '-' : '';
    const digits = this.takeDigits();
    if (digits === undefined) throw this.unexpected(what);
    const value = Number(sign + digits);
    if (value >= min && value <= max) return value;
    throw this.fail(`${what}: expected ${min} to ${max}, got ${sign}${shorten(digits)}`, column);
  }

  /** What stands from a column up to here, without spaces. */
  textFrom(column: number): string {
    return this.characters
      .slice(column - 1, this.at)
      .filter((character) => !/\s/.test(character))
      .join('');
  }

  /** An error for something else than what was expected. */
  unexpected(expected: string): UsageError {
    return this.fail(`expected ${expected}, got ${this.isAtEnd ? 'the end' : `"${this.nextWord()}"`}`);
  }

  /** An error at a column, the next character's if none is given. */
  fail(message: string, column = this.column): UsageError {
    return diceSyntaxError(this.characters, column, message);
  }

  /** The letters or digits that come next, or the one character. */
  private nextWord(): string {
    const rest = this.characters.slice(this.at, this.at + 12).join('');
    return /^(\p{L}+|\d+|.)/u.exec(rest)?.[0].replace(/[\p{C}\p{Z}]/gu, ' ') ?? ' ';
  }
}

function shorten(digits: string): string {
  return digits.length > 12 ? `${digits.slice(0, 12)}…` : digits;
}
