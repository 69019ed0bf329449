import {relative, sep} from 'node:path';
import {LACKING} from './engines/launcher.mjs';
import {limitsOf} from './engines/limits.mjs';
import {addTime, slowest} from './slowest.mjs';
import {root} from './test-files.mjs';

/** What was lacking, where a message says so. */
const lackedBy = (message) => message.split(`${LACKING}: `).slice(1);

const nameOf = ({name}, path) => [...path, name].join(' > ');

/**
 * A reporter that prints each failed test's full name and reason, the files they stand in, and the
 * slowest files, then `browser tests: N passed, N failed`. What an engine or its launcher cannot do has
 * not failed: it is named, with the reason.
 */
export function countsReporter(engine) {
  const limits = limitsOf(engine);
  return {
    onTestRunFinished({sessions}) {
      let passed = 0;
      const failed = [];
      const times = new Map();
      const failedFiles = [];
      const lacking = [];
      for (const {testFile, testResults, errors} of sessions) {
        const before = {passed, failed: failed.length};
        const file = relative(root, testFile).split(sep).join('/');
        // A hook that lacks something keeps the tests of its suite from running.
        const [unmet] = (errors ?? []).flatMap(({message}) => lackedBy(message));
        const visit = (suite, path) => {
          for (const test of suite.tests) {
            if (test.skipped) continue;
            addTime(times, file, test.duration ?? 0);
            const name = nameOf(test, path);
            const message = test.error?.message ?? '';
            const [lacked = message ? undefined : unmet] = lackedBy(message);
            const limit = limits.get(name);
            if (test.passed && limit) failed.push(`${name}: passes; take it off limits.mjs`);
            else if (test.passed) passed++;
            else if (limit ?? lacked) lacking.push(`${name}: ${limit ?? lacked}`);
            else failed.push(`${name}: ${message}`);
          }
          for (const child of suite.suites) visit(child, [...path, child.name]);
        };
        if (testResults) visit(testResults, []);
        // A file that failed to load has errors but no results.
        for (const {message} of errors ?? [])
          if (lackedBy(message).length === 0) failed.push(`${file}: ${message}`);
        if (failed.length > before.failed)
          failedFiles.push(`failed in ${file}, where ${passed - before.passed} passed`);
      }
      // The previous reporter leaves its progress on the last line.
      console.log();
      for (const name of lacking) console.log(`not supported here - ${name}`);
      for (const name of failed) console.log(`not ok - ${name}`);
      for (const line of failedFiles) console.log(line);
      for (const line of slowest(times)) console.log(line);
      console.log(`browser tests: ${passed} passed, ${failed.length || (passed ? 0 : 1)} failed`);
    },
  };
}
