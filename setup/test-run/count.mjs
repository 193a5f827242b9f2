import { relative } from 'node:path'
import { ROOT } from '../root.mjs'

/**
 * `failures` names each failed test by its file, with the first line of what went wrong.
 *
 * @typedef {{ passed: number, failures: string[], skipped: number }} Count
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
      ...suites.flatMap((suite) => failuresOfSuite(suite, [])),
      ...errors.map((error) => failure([error.location?.file ?? 'Playwright'], error.message)),
    ],
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
    skipped: of('left out').length,
  }
}

function failuresOfSuite({ title, specs, suites = [] }, outer) {
  const titles = [...outer, title]
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected')
      .map((test) => failure([...titles, spec.title, test.projectName], test.results.at(-1)?.error?.message)),
  )
  return [...failed, ...suites.flatMap((suite) => failuresOfSuite(suite, titles))]
}

function failure(titles, message = '') {
  const [firstLine] = message.split('\n')
  return [...titles, firstLine].filter(Boolean).join(' › ')
}
