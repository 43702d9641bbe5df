import { html } from '../html/html.ts';
import { pageText } from '../html/page.ts';
import { plainName } from '../plain-name.ts';

/** A chart of a book as its pages show it. */
export interface BookFigure {
  /** Of its files. */
  readonly name: string;
  readonly caption: string;
  readonly alt: string;
  readonly svg: string;
}

const FORMATS = ['svg', 'png', 'pdf', 'csv', 'vl.json'] as const;

/** All charts on one page, with their captions and links to the files beside it. */
export function bookHtml(title: string, figures: readonly BookFigure[]): string {
  return pageText({
    title,
    header: html`<h1>${plainName(title)}</h1>`,
    main: html`${figures.map(
      ({ name, caption, alt, svg }) => html`<figure id="${name}">
<div class="plate"><a href="${name}.svg"><img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" alt="${alt}"></a></div>
<figcaption><p>${caption}</p>
<p>${FORMATS.map((format) => html`<a href="${name}.${format}">${format.toUpperCase()}<span class="hidden"> of ${name}</span></a> `)}</p></figcaption>
</figure>
`,
    )}`,
    footer: html`<p>Drawn by evenodds.</p>`,
  });
}

/** The same as Markdown. */
export function bookMarkdown(title: string, figures: readonly BookFigure[]): string {
  const parts = figures.map(({ name, caption, alt }) =>
    [
      `![${escaped(alt)}](${name}.svg)`,
      escaped(caption),
      FORMATS.map((format) => `[${format.toUpperCase()}](${name}.${format})`).join(' · '),
    ].join('\n\n'),
  );
  return `${[`# ${escaped(title)}`, ...parts].join('\n\n')}\n`;
}

/** A text on one line, in which nothing is markup. */
function escaped(text: string): string {
  return plainName(text).replace(/[\\`*_{}[\]<>#|!]/g, '\\$&');
}
