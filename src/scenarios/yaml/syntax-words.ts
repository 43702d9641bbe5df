/** What the parser says, by its code and its words, in ours; the first that fits. Words in brackets are taken over. */
const WORDS: readonly (readonly [code: string, words: RegExp, ours: string])[] = [
  ['TAB_AS_INDENT', /^/, 'expected spaces for indentation, got a tab'],
  ['NON_STRING_KEY', /^/, 'expected a single word or text as a key, got a list or map'],
  ['BLOCK_AS_IMPLICIT_KEY', /sequence/, 'expected a single word or text as a key, got a list'],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    /^/,
    'expected one value after a key, got another colon: a text with ": " in it stands in quotes',
  ],
  ['MULTILINE_IMPLICIT_KEY', /^/, 'expected a key and its colon on one line'],
  ['KEY_OVER_1024_CHARS', /^/, 'expected a key of at most 1024 characters'],
  ['BAD_INDENT', /end with an? \]/, 'expected a closing ] in front of this line: a [ above it is not closed'],
  ['BAD_INDENT', /end with an? }/, 'expected a closing } in front of this line: a { above it is not closed'],
  ['BAD_INDENT', /sequence/, 'expected the items of a list below one another, got another indentation'],
  ['BAD_INDENT', /mapping/, 'expected the keys of a map below one another, got another indentation'],
  ['BAD_INDENT', /end indicator/, 'expected the closing bracket indented more than the key of its list or map'],
  ['BAD_INDENT', /^/, 'expected the indentation of the lines around it, got another'],
  ['MISSING_CHAR', /quote/, 'expected a closing quote, got the end of the text'],
  ['MISSING_CHAR', /end with an? (\S)/, 'expected a closing $1, got the end of the text'],
  ['MISSING_CHAR', /Missing , /, 'expected a comma between items in brackets'],
  ['MISSING_CHAR', /space after :/, 'expected a space after the colon'],
  ['MISSING_CHAR', /map keys need/, 'expected a key with its colon and value, got a text alone'],
  ['MISSING_CHAR', /without - indicator/, 'expected "- " in front of an item of a list'],
  ['MISSING_CHAR', /Comments/, 'expected a space in front of #'],
  ['MISSING_CHAR', /^/, 'expected a space or a sign that is missing'],
  ['UNEXPECTED_TOKEN', /at node end/, 'expected the end of the line after a value, got more'],
  ['UNEXPECTED_TOKEN', /header/, 'expected the end of the line after | or >, got more'],
  ['UNEXPECTED_TOKEN', /Unexpected , in/, 'expected an item in front of the comma, got none'],
  ['UNEXPECTED_TOKEN', /empty item/, 'expected an item between commas, got none'],
  ['UNEXPECTED_TOKEN', /token: "?([^"]{1,20})"?$/, 'expected a key or a value, got $1'],
  ['UNEXPECTED_TOKEN', /^/, 'expected a key or a value, got a sign that cannot stand there'],
  ['BAD_SCALAR_START', /(?:character|indicator) (\S+)/, 'expected quotes around a text that begins with $1'],
  ['BAD_SCALAR_START', /^/, 'expected quotes around a text that begins with such a sign'],
  [
    'BAD_DQ_ESCAPE',
    /sequence (\\.?)/,
    'expected in double quotes an escape such as \\n or \\", got $1; in single quotes \\ is itself',
  ],
  ['BLOCK_IN_FLOW', /^/, 'expected within brackets no list or map by indentation'],
  ['TAG_RESOLVE_FAILED', /Unresolved tag: (\S+)/, 'expected no tag, got $1'],
  ['TAG_RESOLVE_FAILED', /^/, 'expected no tag'],
  ['BAD_COLLECTION_TYPE', /^/, 'expected no tag'],
  ['BAD_ALIAS', /^/, 'expected the name of an anchor after & or *'],
  ['ALIAS_PROPS', /^/, 'expected an alias alone, got an anchor or tag in front of it'],
  ['MULTIPLE_ANCHORS', /^/, 'expected one anchor at most'],
  ['MULTIPLE_TAGS', /^/, 'expected no tag'],
  ['BAD_PROP_ORDER', /^/, 'expected an anchor behind the sign of its item'],
];

/**
 * A fault of YAML as we say it: what was expected and, where it is known, what was found.
 *
 * @param code of the parser
 * @param message of the parser
 */
export function syntaxWords(code: string, message: string): string {
  for (const [ofCode, words, ours] of WORDS) {
    const found = ofCode === code ? words.exec(message) : null;
    if (found !== null) return ours.replace('$1', () => found[1] ?? '');
  }
  return 'expected YAML, got something that it has no rule for';
}
