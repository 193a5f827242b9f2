import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { clockEnv, clockEnvFrom } from './clock-env.mjs'

const PRINT =
  'console.log(JSON.stringify([new Date().toISOString(), new Date(Date.now()).toISOString(), new Date(0).toISOString(), Date(), new Date() instanceof Date]))'

test('a process with a given date has that date, and parses other times unchanged', async () => {
  const [constructed, now, epoch, asFunction, isDate] = await timesIn(clockEnv('2029-02-28'))
  expect([constructed.slice(0, 10), now.slice(0, 10)]).toEqual(['2029-02-28', '2029-02-28'])
  expect(epoch).toBe('1970-01-01T00:00:00.000Z')
  expect(asFunction).toContain('2029')
  expect(isDate).toBe(true)
})

test('worker threads of a process with a given date have that date', async () => {
  const worker = `new (require('node:worker_threads').Worker)(${JSON.stringify(PRINT)}, { eval: true })`
  const [constructed] = await timesIn(clockEnv('2029-02-28'), worker)
  expect(constructed.slice(0, 10)).toBe('2029-02-28')
})

test('processes with a given time agree on it, whatever the clock of their parent', async () => {
  const env = { ...clockEnv('2031-01-01'), ...clockEnvFrom('2029-02-28T08:24:00Z') }
  const [first] = await timesIn(env)
  const [second] = await timesIn(env)
  expect([first.slice(0, 15), second.slice(0, 15)]).toEqual(['2029-02-28T08:2', '2029-02-28T08:2'])
  expect(first < second).toBe(true)
})

test('with an invalid time or date a process does not start', async () => {
  await expect(timesIn(clockEnvFrom('tomorrow'))).rejects.toThrow('CLOCK_SHIFT_MS is no whole number')
  await expect(timesIn(clockEnv('2029'))).rejects.toThrow('CLOCK_DAY is no day')
})

async function timesIn(env: Record<string, string>, script = PRINT) {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: { ...process.env, ...env },
  })
  return JSON.parse(stdout)
}
