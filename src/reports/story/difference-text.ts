import type { FirstDifference } from '../../sim/story/first-difference.ts';
import type { Story } from '../../sim/story/tell-trial.ts';
import { plainName } from '../plain-name.ts';
import { textLength } from '../text-table.ts';
import { wrapText } from '../wrap-text.ts';

const NARROWEST = 40;
/** Events told before the first that differs, and from where the stories part on. */
const BEFORE = 3;
const AFTER = 4;

/**
 * Where two stories of a trial part, for a terminal: what leads up to the first event that differs, that
 * event in both, and where what happens parts, if that comes later.
 *
 * @param labels what the two are called
 * @returns lines joined by `\n`, without one at the end
 */
export function differenceText(
  difference: FirstDifference,
  labels: readonly [a: string, b: string],
  columns: number,
): string {
  const { a, b, differs, parts } = difference;
  const wrap = (text: string, indent: string) => {
    const most = Math.max(NARROWEST, columns) - indent.length - 2;
    const lines = wrapText(text, (line) => textLength(line) <= most);
    return lines.map((line, i) => `${indent}${i === 0 ? '' : '  '}${line}`);
  };
  const told = (story: Story, from: number, to: number, withRules = false) =>
    tellSome(story, from, to, withRules).flatMap((text) => wrap(text, '  '));
  const both = (from: number, to: number, withRules = false) => [
    ...['', 'A:', ...(from < a.passages.length ? told(a, from, to, withRules) : ['  has ended.'])],
    ...['B:', ...told(b, from, to, withRules)],
  ];
  return [
    ...wrap(
      `Trial ${a.trial}, seed ${a.seed}: A ends with ${plainName(a.outcome)}, B with ${plainName(b.outcome)}.`,
      '',
    ),
    ...wrap(`A: ${labels[0]}`, ''),
    ...wrap(`B: ${labels[1]}`, ''),
    '',
    `${placeText(a, differs)}, ${differs === 0 ? 'the first event differs' : 'alike in both up to the first event that differs'}:`,
    ...told(a, Math.max(0, differs - BEFORE), differs),
    ...both(differs, differs + 1, isToldAlike(difference)),
    ...(parts > differs ? ['', `${placeText(a, parts)}, what happens parts:`, ...both(parts - 1, parts + AFTER)] : []),
  ].join('\n');
}

/** `Round 3`, the last heading before an event. */
function placeText({ passages }: Story, index: number): string {
  const heading = passages.slice(0, index + 1).findLast(({ place }) => place === 'heading');
  return heading === undefined ? 'From the start' : plainName(heading.text);
}

/** Whether the events that differ are told by the same words, so that only their rules and facts tell them apart. */
function isToldAlike({ a, b, differs }: FirstDifference): boolean {
  return a.passages[differs]?.text === b.passages[differs]?.text;
}

/** The texts of passages, those of data alone too, as their event; with the rules that decide them where asked for. */
function tellSome({ passages }: Story, from: number, to: number, withRules: boolean): string[] {
  return passages.slice(from, to).map(({ event, text }) => {
    const words = text === '' ? `(${event.event})` : plainName(text);
    return withRules ? `${words} [${event.rules.join(' ')}]` : words;
  });
}
