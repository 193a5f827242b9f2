import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'
import { runElsewhere, zeroPages } from './damage.ts'
import { sendEnquiry } from './honest-visitor.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const WAY_OUT = 'Restore the newest backup, as docs/owner.md says under Backups'

let server: ServerProcess
beforeEach(async () => {
  server = await startServerProcess()
  for (let n = 0; n < 5; n += 1) expect(await sendEnquiry(server.port, n)).toBe(200)
})
afterEach(() => server.remove())

const path = () => join(server.dataDir, DATABASE_FILE)
const ready = async () => (await fetch(`${server.url}/readyz`)).status

describe('while the server runs', () => {
  test('zeroed pages make it not ready, and the log says the way out once', async () => {
    // The log is folded in, and the server's memory of the pages is out of date.
    runElsewhere(path(), "INSERT INTO visits VALUES ('2026-01-01', '/', 'page', '', 1)")
    runElsewhere(path(), 'PRAGMA wal_checkpoint(TRUNCATE)')
    zeroPages(path())
    await expect.poll(ready).toBe(503)
    expect(await sendEnquiry(server.port, 10)).toBe(503)
    await expect.poll(() => server.output().match(/"level":60/g)).toHaveLength(1)
    expect(server.output()).toContain(`${path()} is damaged`)
    expect(server.output()).toContain(WAY_OUT)
  })

  test('a table that is gone makes it not ready', async () => {
    runElsewhere(path(), 'PRAGMA foreign_keys = OFF; DROP TABLE consents')
    await expect.poll(ready).toBe(503)
    expect((await fetch(server.url)).status).toBe(200)
  })
})

test('a server does not start on zeroed pages, and says the path and the way out', async () => {
  server.child.kill('SIGTERM')
  await server.ended
  zeroPages(path())
  const again = await startServerProcess({ environment: { DATA_DIR: server.dataDir } })
  expect(await again.ended).toBe(1)
  expect(again.output()).toContain(`${path()} is damaged`)
  expect(again.output()).toContain(WAY_OUT)
  await again.remove()
})
