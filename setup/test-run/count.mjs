/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 */

/**
 * Counts the tests of a run of Vitest. A file without a single failed test of its own that failed all the same, because it
 * could not be loaded or prepared, counts as one.
 *
 * @param report what Vitest's reporter `json` wrote
 * @returns {Count}
 */
export function countVitest(report) {
  const failedAsAWhole = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + failedAsAWhole.length,
    skipped: report.numPendingTests,
  }
}

/**
 * Counts the tests of a run of Playwright. An error outside of any test, such as a file that cannot be loaded, counts as one.
 *
 * @param report what Playwright's reporter `json` wrote
 * @returns {Count}
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}
