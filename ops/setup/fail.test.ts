import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const FAIL = new URL('fail.mjs', import.meta.url).href

test('an expected failure prints its message only', () => {
  expect(run("fail('There is no network.', 'Try again.')")).toEqual({
    status: 1,
    stderr: 'There is no network.\nTry again.\n',
  })
})

test('an unexpected error keeps its stack trace', () => {
  const { status, stderr } = run('null.length')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^TypeError: Cannot read properties of null.*\n {4}at /)
})

function run(code: string): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `import { fail } from '${FAIL}'\n${code}`],
    { encoding: 'utf8' },
  )
  return { status, stderr }
}
