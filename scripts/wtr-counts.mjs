import {relative, sep} from 'node:path';
import {LACKING} from './engines/launcher.mjs';
import {limitsOf} from './engines/limits.mjs';
import {addTime, slowest} from './slowest.mjs';
import {nameIn} from './test-pages.mjs';
import {root} from './test-files.mjs';

/** The missing features that a message names. */
const lackedBy = (message) => message.split(`${LACKING}: `).slice(1);

const nameOf = ({name}, path) => [...path, name].join(' > ');

/**
 * A reporter that prints each failed test's full name and reason, the files they stand in, and the
 * slowest files, then `browser tests: N passed, N failed`. A test that an engine or its launcher cannot
 * run has not failed: it is named, with the reason.
 * @param pages lists of the files that share a page
 */
export function countsReporter(engine, pages) {
  const limits = limitsOf(engine);
  return {
    onTestRunFinished({sessions}) {
      let passed = 0;
      const failed = [];
      const times = new Map();
      const failedFiles = [];
      const lacking = [];
      for (const {testFile, testResults, errors} of sessions) {
        const at = relative(root, testFile).split(sep).join('/');
        const page = pages.find(([first]) => first === at) ?? [at];
        const counts = new Map(page.map((file) => [file, {passed: 0, failed: 0}]));
        // A hook that lacks something keeps the tests of its suite from running.
        const [unmet] = (errors ?? []).flatMap(({message}) => lackedBy(message));
        const visit = (suite, path, file) => {
          for (const test of suite.tests) {
            if (test.skipped) continue;
            addTime(times, file, test.duration ?? 0);
            const name = nameOf(test, path);
            const message = test.error?.message ?? '';
            const [lacked = message ? undefined : unmet] = lackedBy(message);
            const limit = limits.get(name);
            const fails = (reason) => {
              counts.get(file).failed++;
              failed.push(`${name}: ${reason}`);
            };
            if (test.passed && limit) fails('passes; take it off limits.mjs');
            else if (test.passed) counts.get(file).passed++;
            else if (limit ?? lacked) lacking.push(`${name}: ${limit ?? lacked}`);
            else fails(message);
          }
          for (const child of suite.suites) {
            const {file: own = file, name} = nameIn(child.name);
            visit(child, [...path, name], own);
          }
        };
        if (testResults) visit(testResults, [], at);
        // A page that failed to load has errors but no results, and a hook does not say whose it is.
        for (const {message} of errors ?? [])
          if (lackedBy(message).length === 0) {
            failed.push(`${at}: ${message}`);
            for (const count of counts.values()) count.failed++;
          }
        for (const [file, count] of counts) {
          passed += count.passed;
          if (count.failed > 0) failedFiles.push(`failed in ${file}, where ${count.passed} passed`);
        }
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
