import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const PRELOAD = new URL('end-with-parent.ts', import.meta.url).href
/** Starts a process that would run for ever, in a process group of its own, and prints when it runs. */
const PARENT = `
const args = ['--import', ${JSON.stringify(PRELOAD)}, '--eval', 'console.log("runs"); setInterval(() => {}, 1000)']
require('node:child_process').spawn(process.execPath, args, { stdio: ['pipe', 'inherit', 'inherit'], detached: true })`

test('a process ends when the one that started it is killed', async () => {
  const parent = spawn(process.execPath, ['--eval', PARENT])
  expect(String(await once(parent.stdout, 'data'))).toBe('runs\n')
  parent.kill('SIGKILL')
  await once(parent.stdout, 'close') // once neither process has it open
})
