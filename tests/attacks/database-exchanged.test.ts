import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { DATABASE_FILE, sqliteStore } from '../../server/store/sqlite/sqlite-store.ts'
import { sqliteDatabase } from '../../server/store/sqlite/transactions.ts'
import { eraseByAddress } from '../../server/store/testing/erase-by-address.ts'
import { openSharedDatabase, openSqliteStore } from '../../server/store/testing/open-sqlite-store.ts'
import { temporaryFolder } from '../../server/store/testing/temporary-folder.ts'
import { newEnquiry, sendEnquiry } from '../promises/enquiries.ts'
import { runElsewhere } from './damage.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

let server: ServerProcess
const inFolder = temporaryFolder()
afterEach(() => server.remove())

const path = () => join(server.dataDir, DATABASE_FILE)
const readyStatus = async () => (await fetch(`${server.url}/readyz`)).status
const send = async (count: number) => {
  const statuses: Array<number | null> = []
  while (statuses.length < count) statuses.push(await sendEnquiry(server.port, newEnquiry(statuses.length)))
  return statuses
}
const messagesIn = async (file: string) => {
  const store = openSqliteStore(file)
  const all = await Array.fromAsync(store.all())
  await store.close()
  return all.length
}
const fatalLines = () =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":60'))

/** Replaces the server's database by an empty one. */
async function replace(): Promise<void> {
  const other = join(server.dataDir, 'other.db')
  await openSqliteStore(other).close()
  for (const suffix of ['-wal', '-shm']) rmSync(path() + suffix)
  renameSync(other, path())
}

test.each([
  ['the database is replaced', replace, ''],
  ['the database is removed', () => rmSync(path()), ''],
  ['its write-ahead log is removed', () => rmSync(`${path()}-wal`), '-wal'],
  ['the index of the log is removed', () => rmSync(`${path()}-shm`), '-shm'],
])('once %s, no enquiry is accepted, and those stored before are rescued', async (_what, attack, suffix) => {
  server = await startServerProcess()
  expect(await send(5)).toEqual(Array(5).fill(200))
  await attack()
  expect(await send(5)).toEqual(Array(5).fill(503))
  await expect.poll(readyStatus).toBe(503)
  expect((await fetch(server.url)).status).toBe(200)

  await expect.poll(fatalLines).toHaveLength(1)
  expect(fatalLines()[0]).toContain(`${path()}${suffix} was re`)
  expect(fatalLines()[0]).toContain('Put the right file in its place')
  const [rescued = ''] = readdirSync(server.dataDir).filter((name) => name.startsWith('rescued-'))
  expect(await messagesIn(join(server.dataDir, rescued, DATABASE_FILE))).toBe(5)
})

test('a checkpoint or an erasure by another process is not mistaken for a replaced database', async () => {
  server = await startServerProcess()
  await send(3)
  const database = openSharedDatabase(path())
  const other = sqliteStore(database)
  await eraseByAddress(sqliteDatabase(database), 'visitor-2@example.co.za')
  await other.close()
  expect(await send(3)).toEqual(Array(3).fill(200))
  runElsewhere(path(), 'PRAGMA wal_checkpoint(TRUNCATE)')
  expect(await send(3)).toEqual(Array(3).fill(200))
  expect(fatalLines()).toEqual([])
})

test('if the database is a symbolic link, the write-ahead log beside its target is watched', async () => {
  const folder = inFolder(randomUUID())
  mkdirSync(folder)
  const target = join(folder, 'target.db')
  symlinkSync(target, join(folder, DATABASE_FILE))
  server = await startServerProcess({ environment: { DATA_DIR: folder } })
  expect(await send(1)).toEqual([200])
  rmSync(`${target}-wal`)
  expect(await send(1)).toEqual([503])
  await expect.poll(server.output).toContain(`${target}-wal was removed`)
})

test('a database moved away and back is used again only after a restart', async () => {
  server = await startServerProcess()
  await send(3)
  const aside = `${path()}.aside`
  renameSync(path(), aside)
  expect(await send(1)).toEqual([503])
  renameSync(aside, path())
  expect(await send(1)).toEqual([503])
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)

  const again = await startServerProcess({ environment: { DATA_DIR: server.dataDir } })
  expect(await sendEnquiry(again.port, newEnquiry(100))).toBe(200)
  await again.remove()
  expect(await server.stored()).toHaveLength(4)
})
