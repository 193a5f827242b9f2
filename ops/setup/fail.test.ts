import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const FAIL = new URL('fail.mjs', import.meta.url).href

test('an unexpected error keeps its stack trace', () => {
  const code = `import '${FAIL}'\nnull.length`
  const args = ['--input-type=module', '--eval', code]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^TypeError: Cannot read properties of null.*\n {4}at /)
})
