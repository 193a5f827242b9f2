import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeCheckout } from './testing/checkout.ts'

test('a built site of which a part was removed is built again, a whole one is not', async ({
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
})
