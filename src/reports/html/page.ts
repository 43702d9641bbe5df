import { createHash } from 'node:crypto';
import { Html, html } from './html.ts';
import { PAGE_SCRIPT } from './page-script.ts';
import { PAGE_STYLE } from './page-style.ts';

/** A page of its own: nothing in it is loaded from elsewhere, and no script or style runs but ours. */
export interface Page {
  readonly title: string;
  readonly header: Html;
  readonly main: Html;
  readonly footer: Html;
}

/** The whole document, as a file holds it. */
export function pageText({ title, header, main, footer }: Page): string {
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(PAGE_SCRIPT)}'`,
    `style-src '${hashOf(PAGE_STYLE)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Html(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(PAGE_STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">To the figures</a>
<header>
${header}
</header>
<main id="main">
${main}
</main>
<footer>
${footer}
</footer>
<div id="tip" role="status" hidden></div>
<script>${new Html(PAGE_SCRIPT)}</script>
</body>
</html>
`.text;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
