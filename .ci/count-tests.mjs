/**
 * Adds up reports of `vitest --reporter=json` and prints "N passed, N failed", and the skipped if any.
 * A test file that broke before its first test, and a report that is missing, are one failure each.
 * Exit status 1 where anything failed.
 *
 * node .ci/count-tests.mjs REPORT…
 */
import { existsSync, readFileSync } from 'node:fs';

let [passed, failed, skipped] = [0, 0, 0];

for (const path of process.argv.slice(2)) {
  if (!existsSync(path)) {
    console.log(`no report ${path}: the test run broke off`);
    failed++;
    continue;
  }
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  for (const file of broken) console.log(`broke before or after its tests: ${file.name}`);
  passed += report.numPassedTests;
  failed += report.numFailedTests + broken.length;
  skipped += report.numPendingTests + report.numTodoTests;
}

console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
