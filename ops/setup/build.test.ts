import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeCheckout } from './testing/checkout.ts'

test('a site is built again only if a part of it is missing or a new price list is in force', async () => {
  const { directory, start, builds, remove } = await makeCheckout()
  onTestFinished(remove)
  const startOnce = async () => {
    const { pid, ready, ended } = start()
    await ready
    process.kill(pid, 'SIGTERM')
    await ended
    return builds()
  }
  expect(await startOnce()).toBe(1)
  expect(await startOnce()).toBe(1)
  await rm(join(directory, 'dist/client'), { recursive: true })
  expect(await startOnce()).toBe(2)
  await writeFile(join(directory, 'dist/server/price-list.txt'), '2026-11-20') // as built before the next list's day
  expect(await startOnce()).toBe(3)
})

test.each([
  [
    'ops/check-content.ts',
    "console.error('Fault')\nprocess.exit(1)",
    /\nFault\nThe site was not built; what/,
  ],
  [
    'node_modules/astro/bin/astro.mjs',
    "console.log('at broken (file:1:2)')\nprocess.exit(1)",
    /\nThe site could not be built; what was built before stays\. Why:\nat broken/,
  ],
])(
  'if %s fails, its message comes before any stack trace, and the previous build is served again once the change is undone',
  async (broken, code, message) => {
    const { directory, start, builds, remove } = await makeCheckout()
    onTestFinished(remove)
    const first = start()
    await first.ready
    process.kill(first.pid, 'SIGTERM')
    await first.ended
    const working = await readFile(join(directory, broken))

    await writeFile(join(directory, broken), code)
    await writeFile(join(directory, 'site/a'), 'changed')
    const failing = start()
    expect(await failing.ended).toBe(1)
    expect(failing.output()).toMatch(message)

    await writeFile(join(directory, broken), working)
    await writeFile(join(directory, 'site/a'), '')
    const again = start()
    await again.ready
    expect(again.output()).toContain('Twelve Moons is at')
    expect(await builds()).toBe(1)
  },
)
