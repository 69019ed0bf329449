import {relative, sep} from 'node:path';
import {addTime, slowest} from './slowest.mjs';
import {root} from './test-files.mjs';

/**
 * A reporter that prints each failed test's full name and reason, the files they stand in, and the
 * slowest files, then `browser tests: N passed, N failed`.
 */
export function countsReporter() {
  return {
    onTestRunFinished({sessions}) {
      let passed = 0;
      const failed = [];
      const times = new Map();
      const failedFiles = [];
      for (const {testFile, testResults, errors} of sessions) {
        const before = {passed, failed: failed.length};
        const file = relative(root, testFile).split(sep).join('/');
        const visit = (suite, path) => {
          for (const test of suite.tests) {
            if (test.skipped) continue;
            addTime(times, file, test.duration ?? 0);
            if (test.passed) passed++;
            else failed.push(`${[...path, test.name].join(' > ')}: ${test.error?.message ?? ''}`);
          }
          for (const child of suite.suites) visit(child, [...path, child.name]);
        };
        if (testResults) visit(testResults, []);
        // A file that failed to load has errors but no results.
        for (const {message} of errors ?? []) failed.push(`${file}: ${message}`);
        if (failed.length > before.failed)
          failedFiles.push(`failed in ${file}, where ${passed - before.passed} passed`);
      }
      // The previous reporter leaves its progress on the last line.
      console.log();
      for (const name of failed) console.log(`not ok - ${name}`);
      for (const line of failedFiles) console.log(line);
      for (const line of slowest(times)) console.log(line);
      console.log(`browser tests: ${passed} passed, ${failed.length || (passed ? 0 : 1)} failed`);
    },
  };
}
