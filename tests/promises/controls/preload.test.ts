import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from '../../../ops/setup/root.mjs'
import { brokenArgs } from './broken-args.ts'

const CONTROL = {
  file: 'server/store/outbox.ts',
  find: 'const BATCH_SIZE = 4',
  replace: "console.log('broken')\nconst BATCH_SIZE = 4",
}
const LOAD = "await import('./server/store/outbox.ts')"
const LOAD_IN_THREAD = `import { Worker } from 'node:worker_threads'
new Worker(${JSON.stringify(LOAD)}, { eval: true, env: {} })`

test.each([
  ['the process', LOAD],
  ['a thread with an environment of its own', LOAD_IN_THREAD],
])('a control changes the code that is loaded in %s', async (_where, program) => {
  const args = [...(await brokenArgs(CONTROL)), '--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT })
  expect(stdout).toBe('broken\n')
})
