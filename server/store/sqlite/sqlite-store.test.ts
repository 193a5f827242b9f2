import { randomUUID } from 'node:crypto'
import { statSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { enquiryStoreContract } from '../contract/enquiry-store-contract.ts'
import { openNewDatabase } from '../testing/new-database.ts'
import { openSqliteStore } from '../testing/open-sqlite-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { DATABASE_FILE, sqliteStore } from './sqlite-store.ts'

const inFolder = temporaryFolder()
const newPath = () => inFolder(`${randomUUID()}/${DATABASE_FILE}`)
const unavailable = { name: 'StoreUnavailableError' }

describe('sqlite enquiry store', () => {
  enquiryStoreContract(async () => sqliteStore(openNewDatabase(newPath())))
})

describe('the file', () => {
  test('is complete once the store is closed: the log is truncated', async () => {
    const path = newPath()
    const other = openSqliteStore(path) // the last one to close would delete the log
    const store = openSqliteStore(path)
    await store.add(sampleContact(1))
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0)
    await store.close()
    expect(statSync(`${path}-wal`).size).toBe(0)
    await other.close()
  })

  test('that is no database is refused at start', () => {
    const path = inFolder('no-database')
    writeFileSync(path, 'These are not the bytes of a database. '.repeat(100))
    expect(() => openSqliteStore(path)).toThrow(expect.objectContaining(unavailable))
  })
})

describe('the settings that prevent lost enquiries', () => {
  test('are on: write-ahead log, full sync, foreign keys, no wait inside SQLite, rollback data in memory', () => {
    const database = openSqliteDatabase(newPath())
    const names = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'temp_store']
    const settings = names.map((name) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {}))
    expect(settings).toEqual([['wal'], [2], [1], [0], [2]])
    database.close()
  })

  test('are checked: a database that rejects them is refused', () => {
    expect(() => openSqliteStore(':memory:')).toThrow('does not take journal_mode = wal, it stays memory')
  })
})

test('a read-only disk makes writing unavailable, but not reading', async () => {
  const database = openSqliteDatabase(newPath())
  const store = sqliteStore(database)
  await store.add(sampleContact(1))
  database.exec('PRAGMA query_only = ON')
  await expect(store.add(sampleContact(2))).rejects.toMatchObject(unavailable)
  await expect(store.checkWritable()).rejects.toMatchObject(unavailable)
  expect(await Array.fromAsync(store.all())).toEqual([sampleContact(1)])
  await store.close()
})
