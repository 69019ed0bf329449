/** Prints each failed test's full name, then `browser tests: N passed, N failed`. */
export function countsReporter() {
  return {
    onTestRunFinished({sessions}) {
      let passed = 0;
      const failed = [];
      for (const {testFile, testResults, errors} of sessions) {
        const visit = (suite, path) => {
          for (const test of suite.tests) {
            if (test.skipped) continue;
            if (test.passed) passed++;
            else failed.push([...path, test.name].join(' > '));
          }
          for (const child of suite.suites) visit(child, [...path, child.name]);
        };
        if (testResults) visit(testResults, []);
        // A file that did not load has errors and no results.
        for (const {message} of errors ?? []) failed.push(`${testFile}: ${message}`);
      }
      for (const name of failed) console.log(`not ok - ${name}`);
      console.log(`browser tests: ${passed} passed, ${failed.length || (passed ? 0 : 1)} failed`);
    },
  };
}
