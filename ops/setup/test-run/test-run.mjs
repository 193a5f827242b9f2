import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from '../root.mjs'
import { run, runQuietly } from '../run.mjs'

/** Where the tools write their reports, each as `<its name>.json`. */
export const REPORTS = join(ROOT, 'test-results')

/** Runs tools of the checkout one after the other and adds up what passed. */
export class TestRun {
  passed = 0
  skipped = 0
  /** Each failed check and test, by name. */
  failures = []
  /** Each test that failed and passed when it was tried again, by name. */
  flaky = []
  #env

  /**
   * @param {string} node path of the Node that runs the tools
   * @param {NodeJS.ProcessEnv} env what the tools are told besides
   */
  constructor(node, env) {
    this.#env = { PATH: `${dirname(node)}:${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1', ...env }
  }

  /** A tool that passes or fails as a whole, and whose output is shown only if it fails: it may run beside others. */
  async check(title, tool, args) {
    const code = await runQuietly(pathOf(tool), args, this.#env)
    console.log(`\n== ${title}: ${code === 0 ? 'passed' : 'FAILED, see above'}`)
    if (code === 0) this.passed += 1
    else this.failures.push(title)
  }

  /**
   * A tool with tests of its own. Whatever makes it fail besides them counts as one.
   *
   * @param {(report: object) => import('./count.mjs').Count} count
   * @param {string} report the name of its report
   */
  async suite(title, tool, args, count, report = tool) {
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
