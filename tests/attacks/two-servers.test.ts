import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { newEnquiry, sendEnquiry } from '../promises/enquiries.ts'
import { startServerProcess } from './server-process.ts'

const nodeOptions = ['--import', fileURLToPath(new URL('slow-disk.ts', import.meta.url))]
/** Of each server. */
const CLIENTS = 20
const PER_CLIENT = 5

test('two servers on one data folder never block each other, on a slow disk', async () => {
  const first = await startServerProcess({ nodeOptions })
  const second = await startServerProcess({ nodeOptions, environment: { DATA_DIR: first.dataDir } })
  onTestFinished(async () => {
    await second.remove()
    await first.remove()
  })
  let sentCount = 0
  const clients = [first, second].flatMap(({ port }) =>
    Array.from({ length: CLIENTS }, async () => {
      const statuses: Array<number | null> = []
      while (statuses.length < PER_CLIENT) statuses.push(await sendEnquiry(port, newEnquiry(sentCount++)))
      return statuses
    }),
  )
  expect((await Promise.all(clients)).flat()).toEqual(Array(2 * CLIENTS * PER_CLIENT).fill(200))
  expect(await first.stored()).toHaveLength(2 * CLIENTS * PER_CLIENT)
})
