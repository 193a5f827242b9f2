import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeCheckout } from './testing/checkout.ts'

test('a built site is built again if a part was removed or the day of a price list has come, and otherwise not', async ({
  onTestFinished,
}) => {
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
  await writeFile(join(directory, 'dist/server/price-list.txt'), '2026-11-20') // as a build left it before the day of the next list
  expect(await startOnce()).toBe(3)
})
