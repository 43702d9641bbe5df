/** Markup that may stand in a page as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a template takes: texts and numbers are escaped, markup is not, nothing is left out. */
export type HtmlValue = string | number | Html | undefined | readonly HtmlValue[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup from a template; whatever is put into it is escaped, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.map((part, i) => part + (i < values.length ? written(values[i]) : '')).join(''));
}

function written(value: HtmlValue): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(written).join('');
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] as string);
}
