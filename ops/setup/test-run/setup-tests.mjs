import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprintOf } from '../build.mjs'
import { ROOT } from '../root.mjs'

const SETUP = ['ops/setup', 'ops/start.mjs', 'ops/test.mjs']
/** They install, build and start whole checkouts: a tenth of all units' time. */
const SETUP_TESTS = [
  'ops/start.test.ts',
  'ops/setup/{build,fail,install,lock,telemetry}.test.ts',
  'ops/setup/test-run/*.test.ts',
]
/** Committed: the set-up with this fingerprint passed its tests. */
const STAMP = join(ROOT, 'ops', 'setup-tested.txt')

/**
 * @param {boolean} isAll whether set-up's own tests run although it has not changed since they passed
 * @returns {Promise<Array<string>>} options of Vitest
 */
export async function optionsForSetup(isAll) {
  if (isAll || (await stampedFingerprint()) !== (await fingerprintOf(SETUP))) return []
  return SETUP_TESTS.flatMap((tests) => ['--exclude', tests])
}

/** After everything passed: commit the file with the change of the set-up. */
export async function noteSetupTested() {
  const fingerprint = await fingerprintOf(SETUP)
  if ((await stampedFingerprint()) !== fingerprint) await writeFile(STAMP, `${fingerprint}\n`)
}

async function stampedFingerprint() {
  return (await readFile(STAMP, 'utf8').catch(() => '')).trim()
}
