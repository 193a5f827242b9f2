import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sampleContact } from '../../domain/enquiry/samples/enquiries.ts'
import { loadContent } from '../content.ts'
import { siteHooks } from '../enquiries/site-hooks.ts'
import { writeFixtureSite } from '../fixture-site.ts'
import { freePort } from '../free-port.ts'
import { embeddedStore } from '../store/sqlite/driver.ts'
import { DATABASE_FILE } from '../store/sqlite/sqlite-store.ts'
import { openSqliteStore } from '../store/testing/open-sqlite-store.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { createAdoption } from './backfill.ts'

const DAY_MS = 86_400_000
const NOW = sampleContact(1).record.dateSent
const inFolder = temporaryFolder()

/** A store in which a program of before the inbox has stored two enquiries: one of ten days ago, one of today. */
async function openStored() {
  const dataDir = inFolder(randomUUID())
  const old = openSqliteStore(join(dataDir, DATABASE_FILE))
  await old.add(sampleContact(1, { dateSent: NOW - 10 * DAY_MS, email: 'old@example.com' }))
  await old.add(sampleContact(2, { dateSent: NOW - 60_000, email: 'new@example.com' }))
  await old.close()
  return { dataDir, ...(await embeddedStore.open(dataDir)) }
}

async function adoptionOf({ database }: Awaited<ReturnType<typeof openStored>>) {
  const now = () => new Date(NOW)
  const site = {
    content: await loadContent(),
    siteUrl: 'http://localhost:3000',
    webhook: null,
    confirmationsPerHour: 0,
  }
  const hooks = siteHooks({ ...site, secret: 'a secret of a test, long enough', now, randomBytes })
  const reported: Array<string> = []
  const report = (level: string, _fields: object, message: string) =>
    void reported.push(`${level}: ${message}`)
  return { adoption: createAdoption({ database, hooks, now, report }), reported }
}

test('what an older version stored is in the inbox after a start; who wrote long ago gets no mail', async () => {
  const store = await openStored()
  const { adoption, reported } = await adoptionOf(store)
  adoption.start()
  await expect.poll(() => reported).toEqual(['warn: 2 new rows in the inbox, stored by an older version'])
  await adoption.stop()
  expect(
    await store.database.read((tx) => tx.query('SELECT number, list FROM enquiries ORDER BY number')),
  ).toEqual([
    { number: 1, list: 'needs' },
    { number: 2, list: 'needs' },
  ])
  const mails = await store.database.read((tx) => tx.query("SELECT payload FROM outbox WHERE topic = 'mail'"))
  const said = mails.map(({ payload }) => String(payload)).join()
  expect(said).toContain('new@example.com')
  expect(said).not.toContain('old@example.com')
  await store.close()
})

test('a stop waits for what is being written and begins no more', async () => {
  const store = await openStored()
  const { adoption, reported } = await adoptionOf(store)
  adoption.start()
  await adoption.stop()
  await store.close()
  expect(reported).toEqual([])
})

test('a store that is gone is said to be looked through at the next start', async () => {
  const store = await openStored()
  const { adoption, reported } = await adoptionOf(store)
  await store.close()
  adoption.start()
  await expect.poll(() => reported).toEqual([expect.stringContaining('error: Not all enquiries could be')])
})

test('a server does it by itself, and serves meanwhile', async () => {
  const { dataDir, close } = await openStored()
  await close()
  const built = await writeFixtureSite()
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn' }
  const main = fileURLToPath(new URL('../fixture-main.ts', import.meta.url))
  const server = spawn(process.execPath, [main, built.directory], { env })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  await expect.poll(() => said).toContain('2 new rows in the inbox')
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
  await built.remove()
})
