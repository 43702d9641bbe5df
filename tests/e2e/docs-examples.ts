/** A fenced block of a Markdown file. */
export interface Example {
  /** `README.md:12`, the line of the opening fence. */
  readonly place: string;
  /** What follows the fence: `sh`, `console`, `ts`, `yaml`, or another that is no example. */
  readonly language: string;
  readonly text: string;
  /** From a comment `<!-- example: … -->` on the line above, such as `skip the reason`. */
  readonly note: string;
}

/** A command of a `sh` or `console` block. */
export interface Command {
  readonly line: string;
  /** What a `console` block shows below it; undefined in a `sh` block. */
  readonly output: string | undefined;
}

const FENCE = /^(`{3,})(\S*)$/;
const NOTE = /^<!-- example: (.*) -->$/;

/** Every fenced block of a Markdown text. */
export function examplesOf(path: string, markdown: string): Example[] {
  const examples: Example[] = [];
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const fence = FENCE.exec(lines[at] ?? '');
    if (!fence) continue;
    const end = lines.indexOf(fence[1] ?? '', at + 1);
    if (end < 0) throw new Error(`${path}:${at + 1}: the block has no end`);
    const text = lines.slice(at + 1, end).join('\n');
    const note = NOTE.exec(lines[at - 1] ?? '')?.[1] ?? '';
    examples.push({ place: `${path}:${at + 1}`, language: fence[2] ?? '', text, note });
    at = end;
  }
  return examples;
}

/** The commands of a block: each line of `sh`, each line after a `$ ` of `console`. */
export function commandsOf({ language, text }: Example): Command[] {
  if (language === 'sh') {
    const lines = text.replaceAll('\\\n', ' ').split('\n');
    return lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => ({ line, output: undefined }));
  }
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [line = '', ...output] = part.split('\n');
      return { line, output: output.join('\n').trimEnd() };
    });
}

/** Makes a command quick where its figures are not shown: 200 trials, whatever it says. */
export function withFewTrials(line: string): string {
  const few = '--trials 200';
  if (/--precision|\bevenodds tune\b/.test(line)) return `${line} --max-trials 200`;
  if (/\bevenodds check\b/.test(line)) return line;
  if (/--trials[ =]\S+/.test(line)) return line.replace(/--trials[ =]\S+/, few);
  return line.replace(/\bevenodds (run|compare|sweep|sensitivity)\b/, `evenodds $1 ${few}`);
}

/** Whether an output is as shown; a line `…` stands for any number of lines. */
export function isAsShown(output: string, shown: string): boolean {
  const pieces = shown.split(/^…$/m).map((piece) => piece.trim());
  let from = 0;
  const text = output.trim();
  for (const piece of pieces) {
    const at = text.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return text.startsWith(pieces[0] ?? '') && text.endsWith(pieces.at(-1) ?? '');
}
