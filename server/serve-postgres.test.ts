import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CONTACT } from './fixture-app.ts'
import { writeFixtureSite } from './fixture-site.ts'
import { freePort } from './free-port.ts'
import { postgresStore } from './store/postgres/postgres-store.ts'
import { type DatabaseProxy, startProxy } from './store/testing/database-proxy.ts'
import { openPostgresWithLongTimeouts } from './store/testing/long-timeouts.ts'
import { blankPostgresUrl, describePostgres } from './store/testing/test-postgres.ts'

const MAIN = fileURLToPath(new URL('fixture-main.ts', import.meta.url))

describePostgres('a server on PostgreSQL', () => {
  let database = ''
  let proxy: DatabaseProxy
  let url = ''
  let server: ChildProcess
  beforeEach(async () => {
    database = await blankPostgresUrl()
    proxy = await startProxy(database)
    const built = await writeFixtureSite()
    const dataDir = await mkdtemp(join(tmpdir(), 'twelve-moons-serve-'))
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const settings = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' }
    server = spawn(process.execPath, [MAIN, built.directory], { env: { ...process.env, ...settings } })
    if (server.stdout) await once(server.stdout, 'data')
    return async () => {
      server.kill('SIGKILL')
      proxy.close()
      await built.remove()
      await rm(dataDir, { recursive: true, force: true })
    }
  })
  afterEach(() => expect(server.exitCode).toBeNull())

  const post = (message: string) =>
    fetch(`${url}/contact-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ ...CONTACT, message }),
    })
  const statusOf = async (message: string) => (await post(message)).status
  const ready = async () => (await fetch(`${url}/readyz`)).status

  test('stores enquiries there, refuses them during an outage, and is ready again afterwards', async () => {
    await expect.poll(() => statusOf('before')).toBe(200)
    await expect.poll(ready).toBe(200)
    proxy.redirectTo(`postgres://localhost:${await freePort()}/nobody`)
    proxy.cut()
    const refused = await post('meanwhile')
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true])
    await expect.poll(ready).toBe(503)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    proxy.redirectTo(database)
    await expect.poll(() => statusOf('after')).toBe(200)
    await expect.poll(ready).toBe(200)

    const store = postgresStore(await openPostgresWithLongTimeouts(database))
    const records = (await Array.fromAsync(store.all())).map(({ record }) => record)
    expect(records).toMatchObject([{ message: 'before' }, { message: 'after' }])
    await store.close()
  })
})
