import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type TestContext, test } from 'vitest'
import { makeCheckout } from './testing/checkout.ts'

/** A build that ends after its lock was touched. */
const LONG_BUILD = `
  const { statSync } = await import('node:fs')
  const { setTimeout: pause } = await import('node:timers/promises')
  const touched = () => statSync('.start-lock').mtimeMs
  for (const first = touched(); touched() === first; ) await pause(20)`

test.concurrent.for([
  { which: 'without an owner', owner: null },
  { which: 'of a process that was killed', owner: 'killed' },
])('npm start takes over a lock $which', async ({ owner }, context) => {
  const { start, lock } = await lockedCheckout(context)
  await mkdir(lock)
  if (owner !== null) await writeFile(join(lock, owner), '')
  const started = start()
  await started.ready
  expect(started.output()).toContain('Twelve Moons is at')
  expect(existsSync(lock)).toBe(false)
})

test.concurrent.for([
  { what: 'a file', put: (lock: string) => writeFile(lock, '') },
  { what: 'a link that leads nowhere', put: (lock: string) => symlink('/nowhere', lock) },
])('$what in the lock’s place is reported, with the command that removes it', async ({ put }, context) => {
  const { start, lock } = await lockedCheckout(context)
  await put(lock)
  const started = start()
  expect(await started.ended).toBe(1)
  expect(started.output()).toContain(`remove it: rm -r '${lock}'`)
  expect(started.output()).not.toContain('at async')
})

test('if many processes find a killed one’s lock, one at a time gets it', async (context) => {
  const { directory, lock } = await lockedCheckout(context)
  const begin = join(directory, 'begin')
  await writeFile(
    join(directory, 'prepare.mjs'),
    `import { existsSync, rmSync, writeFileSync } from 'node:fs'
    import { setTimeout as pause } from 'node:timers/promises'
    import { withLock } from './ops/setup/lock.mjs'
    console.log('here')
    while (!existsSync(${JSON.stringify(begin)})) await pause(1)
    await withLock(async () => {
      writeFileSync('alone', '', { flag: 'wx' })
      await pause(5)
      rmSync('alone')
    })`,
  )
  await mkdir(lock)
  await writeFile(join(lock, 'killed'), '')
  const processes = Array.from({ length: 8 }, () =>
    spawn(process.execPath, ['prepare.mjs'], { cwd: directory, stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  const ended = Promise.all(processes.map((child) => once(child, 'exit')))
  await Promise.all(processes.map(({ stdout }) => once(stdout, 'data')))
  await writeFile(begin, '')
  expect((await ended).map(([code]) => code)).toEqual(Array(8).fill(0))
  expect(readdirSync(directory).filter((name) => name.startsWith('.start-lock'))).toEqual([])
})

test('two processes that start at once build once, because the builder keeps touching its lock', async (context) => {
  const { start, builds } = await lockedCheckout(context, LONG_BUILD)
  await Promise.all([start(), start()].map(({ ready }) => ready))
  expect(await builds()).toBe(1)
})

/** Concurrent tests need their own context to clean up. */
async function lockedCheckout({ onTestFinished }: TestContext, build = '') {
  const checkout = await makeCheckout({ build })
  onTestFinished(checkout.remove)
  return { ...checkout, lock: join(checkout.directory, '.start-lock') }
}
