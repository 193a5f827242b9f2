import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'
import { startServerProcess } from './server-process.ts'

test('five hundred questions whether the server is ready cost some writes, not five hundred', async () => {
  const server = await startServerProcess()
  onTestFinished(server.remove)
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200)
  const asking = Array.from({ length: 20 }, async () => {
    for (let n = 0; n < 25; n += 1) expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })
  await Promise.all(asking)

  const database = new DatabaseSync(join(server.dataDir, DATABASE_FILE), { readOnly: true })
  const row = database.prepare('SELECT count FROM write_checks').get()
  database.close()
  expect(row?.count).toBeGreaterThan(0)
  expect(row?.count).toBeLessThan(100) // one in two seconds, on however slow a machine
  expect(await server.stored()).toEqual([])
})
