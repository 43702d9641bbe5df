import XMLBuilder from 'fast-xml-builder';
import { plainName } from '../plain-name.ts';
import type { CheckedFile, CheckReport } from './checked-file.ts';
import { changeText, foundText, gateText, intervalText, marginText } from './gate-words.ts';

/** A test case of the report: passed where it has no failure. */
interface Case {
  readonly name: string;
  readonly failure?: { readonly type: string; readonly message: string; readonly text: string };
}

/**
 * The report as JUnit XML, as Jenkins, GitLab and others read it: a suite a file, a case a gate. It holds no
 * clock, so that equal checks are equal files.
 */
export function checkJunit(report: CheckReport): string {
  const suites = report.files.map(({ file, judged }) => ({ name: file, cases: casesOf({ file, judged }, report) }));
  const all = suites.flatMap(({ cases }) => cases);
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    format: true,
    suppressEmptyNode: true,
    suppressBooleanAttributes: false,
  });
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    testsuites: {
      '@name': 'evenodds check',
      ...countsOf(all),
      testsuite: suites.map(({ name, cases }) => ({
        '@name': safe(name),
        ...countsOf(cases),
        testcase: cases.map((each) => ({
          '@name': safe(each.name),
          '@classname': safe(name),
          ...(each.failure && {
            failure: {
              '@type': each.failure.type,
              '@message': safe(each.failure.message),
              '#text': safe(each.failure.text),
            },
          }),
        })),
      })),
    },
  });
}

function casesOf({ file, judged }: Pick<CheckedFile, 'file' | 'judged'>, { tolerance }: CheckReport): Case[] {
  const gates = judged.gates.map((result): Case => {
    const name = gateText(result);
    if (result.verdict === 'pass') return { name };
    const message = `${result.verdict}: ${foundText(result)} (${intervalText(result)}), ${marginText(result)}`;
    const place = [file, result.gate.line].filter((part) => part !== undefined).join(':');
    return { name, failure: { type: result.verdict, message, text: `${place}: ${name}: ${message}` } };
  });
  const changes = judged.changes.map((change): Case => {
    const name = `outcome.${plainName(change.outcome)} against the baseline`;
    if (change.verdict !== 'fail') return { name };
    const message = changeText(change, tolerance);
    return { name, failure: { type: 'changed', message, text: `${file}: ${message}` } };
  });
  return [...gates, ...changes];
}

function countsOf(cases: readonly Case[]): Readonly<Record<string, number>> {
  const failures = cases.filter(({ failure }) => failure !== undefined).length;
  return { '@tests': cases.length, '@failures': failures, '@errors': 0 };
}

/** Without what XML 1.0 cannot hold, even escaped. */
function safe(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
}
