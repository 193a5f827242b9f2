import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../root.mjs'
import { run, runSilently } from '../run.mjs'

/** Where each tool writes its report, as `<tool>.json`. */
export const REPORTS = join(ROOT, 'test-results')

/** Runs tools of the checkout and adds up their results. */
export class TestRun {
  passed = 0
  skipped = 0
  /** Each failed check and test, by name. */
  failures = []
  /** Each test that failed at first and passed at a retry, by name. */
  flaky = []
  #env

  /**
   * @param {string} node path of the Node that runs the tools
   * @param {NodeJS.ProcessEnv} env further environment of the tools
   */
  constructor(node, env) {
    this.#env = { PATH: `${dirname(node)}:${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1', ...env }
  }

  /** Runs a tool that passes or fails as a whole. Its output is shown only if it fails, because it may run in parallel. */
  async check(title, tool, args) {
    const { code, output } = await runSilently(pathOf(tool), args, this.#env)
    if (code !== 0) process.stderr.write(output)
    console.log(`\n== ${title}: ${code === 0 ? 'passed' : 'FAILED, see above'}`)
    if (code === 0) this.passed += 1
    else this.failures.push(title)
  }

  /**
   * Runs a tool with individual tests. A failure outside them counts as one.
   *
   * @param {(report: object) => Count} count
   * @param {{ report?: string }} [options] the name of its report, if it is not the tool's
   */
  async suite(title, tool, args, count, { report = tool } = {}) {
    console.log(`\n== ${title}`)
    const code = await run(pathOf(tool), args, this.#env)
    const { passed, failures, flaky, skipped } = await readFile(join(REPORTS, `${report}.json`), 'utf8').then(
      (text) => count(JSON.parse(text)),
      () => ({ passed: 0, failures: [], flaky: [], skipped: 0 }),
    )
    this.passed += passed
    this.skipped += skipped
    this.flaky.push(...flaky)
    this.failures.push(...(code !== 0 && failures.length === 0 ? [title] : failures))
  }
}

function pathOf(tool) {
  return join(ROOT, 'node_modules', '.bin', tool)
}

/**
 * `failures` names each failed test by its file, with the first line of its error; `flaky` does so for tests that passed at a retry.
 *
 * @typedef {{ passed: number, failures: string[], flaky: string[], skipped: number }} Count
 */

/**
 * Counts the tests of a run of Vitest. A file that failed without a failed test, because it
 * could not be loaded or prepared, counts as one.
 *
 * @param report written by Vitest's reporter `json`
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
 * @param report written by Playwright's reporter `json`
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

function testsOfSuite({ title, specs, suites = [] }, status, outer = []) {
  const titles = [...outer, title]
  const tests = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) =>
        failure([...titles, spec.title, projectName], results.findLast(({ error }) => error)?.error.message),
      ),
  )
  return [...tests, ...suites.flatMap((suite) => testsOfSuite(suite, status, titles))]
}

function failure(titles, message = '') {
  const [firstLine] = message.split('\n')
  return [...titles, firstLine].filter(Boolean).join(' › ')
}
