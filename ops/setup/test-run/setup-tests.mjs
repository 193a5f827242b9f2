import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprintOf } from '../build.mjs'
import { ROOT } from '../root.mjs'

const SETUP = ['ops/setup', 'ops/start.mjs', 'ops/test.mjs']
/** Committed: the set-up with this fingerprint passed its tests. */
const STAMP = join(ROOT, 'ops', 'setup-tested.txt')

/** Whether set-up has not changed since its own tests passed. */
export async function isSetupTested() {
  return (await stampedFingerprint()) === (await fingerprintOf(SETUP))
}

/** After everything passed: commit the file with the change of the set-up. */
export async function noteSetupTested() {
  if (!(await isSetupTested())) await writeFile(STAMP, `${await fingerprintOf(SETUP)}\n`)
}

async function stampedFingerprint() {
  return (await readFile(STAMP, 'utf8').catch(() => '')).trim()
}
