// node jest-counts.mjs FILE STATUS: prints `PASSED FAILED SKIPPED` of jest's JSON report; on standard error each failure, and
// each skipped test, whose name says why. A test file that does not load, and a jest that fails for another reason, is one failure.
import { readFileSync } from 'node:fs';

const [file, status] = process.argv.slice(2);
const report = JSON.parse(readFileSync(file, 'utf8'));
const broken = report.numRuntimeErrorTestSuites;
const passed = report.numPassedTests;
const skipped = report.numPendingTests + report.numTodoTests;
let failed = report.numFailedTests + broken;
if (failed === 0 && status !== '0') {
  failed = 1;
  console.error(`    jest ended with status ${status} although no test failed`);
}
if (passed + failed + skipped === 0) {
  failed = 1;
  console.error('    no test was found');
}
for (const { name, message, assertionResults } of report.testResults) {
  if (assertionResults.some((result) => result.status === 'failed') || message !== '') {
    console.error(indent(`${name}\n${message}`));
  }
  for (const { fullName, status: state } of assertionResults) {
    if (state === 'pending' || state === 'todo') console.error(`    skipped: ${fullName}`);
  }
}
console.log(`${passed} ${failed} ${skipped}`);

function indent(text) {
  return text.replace(/^/gm, '    ');
}
