import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type TestContext, test } from 'vitest'
import { makeCheckout } from './fixture-checkout.ts'

/** A build that is done once it has seen its lock touched. */
const LONG_BUILD = `
  const { statSync } = await import('node:fs')
  const { setTimeout: pause } = await import('node:timers/promises')
  const touched = () => statSync('.start-lock').mtimeMs
  for (const first = touched(); touched() === first; ) await pause(20)`

test.concurrent.for([
  { which: 'without a number in it', pid: null },
  { which: 'with an empty number', pid: '' },
  { which: 'of a number that another process has by now', pid: String(process.pid) },
])('npm start gets past a lock $which', async ({ pid }, context) => {
  const { start, lock } = await lockedCheckout(context)
  await mkdir(lock)
  if (pid !== null) await writeFile(join(lock, 'pid'), pid)
  const started = start()
  await started.ready
  expect(started.output()).toContain('Twelve Moons is at')
  expect(existsSync(lock)).toBe(false)
})

test('npm start does not wait for itself: a container that started again has the same numbers', async (context) => {
  const { start, directory } = await lockedCheckout(context)
  await writeFile(
    join(directory, 'bin/root.mjs'),
    `import { mkdirSync, writeFileSync } from 'node:fs'
    export const ROOT = ${JSON.stringify(directory)}
    mkdirSync(ROOT + '/.start-lock')
    writeFileSync(ROOT + '/.start-lock/pid', String(process.pid))`,
  )
  const started = start()
  await started.ready
  expect(started.output()).toContain('Twelve Moons is at')
  expect(started.output()).not.toContain('waiting for it')
})

test('two that start at once build once, and the one that builds shows that it lives', async (context) => {
  const { start, builds } = await lockedCheckout(context, LONG_BUILD)
  await Promise.all([start(), start()].map(({ ready }) => ready))
  expect(await builds()).toBe(1)
})

/** Tests that run at once say themselves when they are done. */
async function lockedCheckout({ onTestFinished }: TestContext, build = '') {
  const checkout = await makeCheckout({ build })
  onTestFinished(checkout.remove)
  return { ...checkout, lock: join(checkout.directory, '.start-lock') }
}
