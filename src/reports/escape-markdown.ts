import { plainName } from './plain-name.ts';

/** A text as it may stand in Markdown and its tables: no markup of it is carried out. */
export function escapeMarkdown(text: string): string {
  return plainName(text).replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
