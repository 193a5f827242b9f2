import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'
import { runElsewhere } from './damage.ts'
import { sendEnquiry } from './honest-visitor.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

let server: ServerProcess
beforeEach(async () => {
  server = await startServerProcess()
  for (let n = 0; n < 5; n += 1) expect(await sendEnquiry(server.port, n)).toBe(200)
})
afterEach(() => server.remove())

const path = () => join(server.dataDir, DATABASE_FILE)
const ready = async () => (await fetch(`${server.url}/readyz`)).status

test('a missing table makes a running server not ready', async () => {
  runElsewhere(path(), 'PRAGMA foreign_keys = OFF; DROP TABLE consents')
  await expect.poll(ready).toBe(503)
  expect((await fetch(server.url)).status).toBe(200)
})
