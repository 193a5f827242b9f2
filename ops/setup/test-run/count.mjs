import { relative } from 'node:path'
import { ROOT } from '../root.mjs'

/**
 * `failures` names each failed test by its file, with the first line of what went wrong; `flaky` those likewise that passed
 * when they were tried again.
 *
 * @typedef {{ passed: number, failures: string[], flaky: string[], skipped: number }} Count
 */

/**
 * Counts the tests of a run of Vitest. A file without a single failed test of its own that failed all the same, because it
 * could not be loaded or prepared, counts as one.
 *
 * @param report what Vitest's reporter `json` wrote
 * @returns {Count}
 */
export function countVitest(report) {
  return {
    passed: report.numPassedTests,
    failures: report.testResults.flatMap(failuresOfFile),
    flaky: [],
    skipped: report.numPendingTests,
  }
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [failure([file], message)] : []
  return failed.map((test) => failure([file, test.fullName], test.failureMessages[0]))
}

/**
 * Counts the tests of a run of Playwright. An error outside of any test, such as a file that cannot be loaded, counts as one.
 *
 * @param report what Playwright's reporter `json` wrote
 * @returns {Count}
 */
export function countPlaywright({ stats, suites, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...suites.flatMap((suite) => testsOfSuite(suite, 'unexpected')),
      ...errors.map((error) => failure([error.location?.file ?? 'Playwright'], error.message)),
    ],
    flaky: suites.flatMap((suite) => testsOfSuite(suite, 'flaky')),
    skipped: stats.skipped,
  }
}

/**
 * Counts the scenarios of a run of `npm run promises`; one that this machine cannot run is skipped.
 *
 * @param report what it wrote beside its table
 * @returns {Count}
 */
export function countPromises({ outcomes }) {
  const of = (verdict) => outcomes.filter((outcome) => outcome.verdict === verdict)
  return {
    passed: of('kept').length,
    failures: of('missed').map(({ scenario, missed }) => failure([scenario.id, scenario.promise], missed)),
    flaky: [],
    skipped: of('left out').length,
  }
}

function testsOfSuite({ title, specs, suites = [] }, status, outer = []) {
  const titles = [...outer, title]
  const found = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) =>
        failure([...titles, spec.title, projectName], results.findLast(({ error }) => error)?.error.message),
      ),
  )
  return [...found, ...suites.flatMap((suite) => testsOfSuite(suite, status, titles))]
}

function failure(titles, message = '') {
  const [firstLine] = message.split('\n')
  return [...titles, firstLine].filter(Boolean).join(' › ')
}
