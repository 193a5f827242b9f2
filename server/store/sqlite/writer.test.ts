import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { expect, test, vi } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { sqliteStore, sqliteVisits } from './sqlite-store.ts'

const inFolder = temporaryFolder()
const open = () => openSqliteDatabase(inFolder(`${randomUUID()}.db`))

test('a failed enquiry does not affect the others', async () => {
  const store = sqliteStore(open())
  await store.add(sampleContact(0))
  const duplicate = sampleContact(50, { postId: sampleContact(0).record.postId })
  const adding = [1, 2, 3].map((index) => store.add(sampleContact(index)))
  const failing = expect(store.add(duplicate)).rejects.toThrow('is stored under another key')
  adding.push(store.add(sampleContact(4)))
  expect(await Promise.all(adding)).toEqual(adding.map(() => ({ outcome: 'stored' })))
  await failing
  expect(await Array.fromAsync(store.all())).toEqual([0, 1, 2, 3, 4].map((index) => sampleContact(index)))
  await store.close()
})

test('if the disk has space for some enquiries only, those are stored, and exactly the others are refused', async () => {
  const database = open()
  const store = sqliteStore(database)
  await store.add(sampleContact(0))
  const pages = Number(Object.values(database.prepare('PRAGMA page_count').get() ?? {})[0])
  database.exec(`PRAGMA max_page_count = ${pages + 10}`) // SQLite then answers SQLITE_FULL
  const large = (index: number) => sampleContact(index, { message: 'x'.repeat(5_000) })
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) => store.add(large(index + 1))),
  )
  const stored = results.flatMap(({ status }, index) => (status === 'fulfilled' ? [large(index + 1)] : []))
  const refused = results.filter((result) => result.status === 'rejected')
  for (const { reason } of refused) expect(reason).toMatchObject({ name: 'StoreUnavailableError' })
  expect(stored.length).toBeGreaterThan(0)
  expect(stored.length).toBeLessThan(30)
  expect(await Array.fromAsync(store.all())).toEqual([sampleContact(0), ...stored])
  await store.close()
})

test('a committed transaction is not repeated if the files cannot be checked at that moment', async () => {
  const database = open()
  const visits = sqliteVisits(database)
  const visit = { day: '2026-11-21', kind: 'page', page: '/', referrerHost: '', count: 1 } as const
  const exec = database.exec.bind(database)
  vi.spyOn(database, 'exec').mockImplementation((sql) => {
    exec(sql)
    if (sql === 'COMMIT') failNextStat()
  })
  const adding = [visit, visit].map((sameVisit) =>
    expect(visits.add([sameVisit])).rejects.toThrow('cannot be looked at'),
  )
  await Promise.all(adding)
  expect(await visits.since(visit.day)).toEqual([{ ...visit, count: 2 }])
  database.close()
})

/** Simulates a folder that cannot be read for a moment. */
function failNextStat(): void {
  const { statSync } = fs
  const replaceStatSync = (stat: unknown) => {
    Object.assign(fs, { statSync: stat })
    syncBuiltinESMExports()
  }
  replaceStatSync(() => {
    replaceStatSync(statSync)
    throw Object.assign(new Error('EACCES: permission denied'), { syscall: 'stat' })
  })
}

test('work begun before the store is closed is written', async () => {
  const database = open()
  const store = sqliteStore(database)
  const adding = Array.from({ length: 100 }, (_, index) => store.add(sampleContact(index)))
  await store.close()
  expect(new Set((await Promise.all(adding)).map(({ outcome }) => outcome))).toEqual(new Set(['stored']))
})
