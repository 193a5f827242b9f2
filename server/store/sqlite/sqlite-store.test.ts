import { randomUUID } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sampleContact, sampleLead } from '../../../domain/enquiry/samples/enquiries.ts'
import { enquiryStoreContract } from '../contract/enquiry-store-contract.ts'
import { undeliveredContract } from '../contract/expire-contract.ts'
import { eraseByAddress } from '../testing/erase-by-address.ts'
import { openNewDatabase } from '../testing/new-database.ts'
import { openSqliteStore } from '../testing/open-sqlite-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { DATABASE_FILE, sqliteStore } from './sqlite-store.ts'
import { sqliteDatabase } from './transactions.ts'

const inFolder = temporaryFolder()
const newPath = () => inFolder(`${randomUUID()}/${DATABASE_FILE}`)
const unavailable = { name: 'StoreUnavailableError' }

describe('sqlite enquiry store', () => {
  enquiryStoreContract(async () => sqliteStore(openNewDatabase(newPath())))
  undeliveredContract(async () => {
    const database = openSqliteDatabase(newPath())
    const put = database.prepare(`INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until)
      VALUES ('mail', 'a', ?, '{}', 0, 0)`)
    return { store: sqliteStore(database), putMessage: async (postId) => void put.run(postId) }
  })
})

describe('the file', () => {
  test('contains acknowledged data, whether the store was closed or not', async () => {
    const path = newPath()
    const unclosed = openSqliteStore(path)
    await unclosed.add(sampleContact(1))
    const reopened = openSqliteStore(path)
    await reopened.add(sampleLead(2))
    await reopened.close()
    expect(await Array.fromAsync(unclosed.all())).toEqual([sampleContact(1), sampleLead(2)])
    await unclosed.close()
    const reopenedAgain = openSqliteStore(path)
    expect(await Array.fromAsync(reopenedAgain.all())).toEqual([sampleContact(1), sampleLead(2)])
    await reopenedAgain.close()
  })

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

  test('contains no byte of an erased person', async () => {
    const path = newPath()
    const first = openSqliteStore(path)
    for (let index = 0; index < 20; index += 1)
      await first.add(sampleContact(index, { surname: `Canary${index}` }))
    await first.close()
    expect(readFileSync(path).includes('Canary7')).toBe(true)
    const database = openSqliteDatabase(path)
    await eraseByAddress(sqliteDatabase(database), sampleContact(0).record.email)
    await sqliteStore(database).close()
    expect(readFileSync(path).includes('Canary')).toBe(false)
  })

  test('does not restrict the names of lists, and is intact', async () => {
    const database = openSqliteDatabase(newPath())
    const [enquiries] = database.prepare("SELECT sql FROM sqlite_schema WHERE name = 'enquiries'").all()
    expect(enquiries?.sql).toContain('list TEXT NOT NULL,')
    expect(enquiries?.sql).not.toMatch(/needs|'held'/)
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    expect(() => database.exec('PRAGMA writable_schema = ON; DELETE FROM sqlite_schema')).toThrow('may not')
    database.close()
  })

  test('that is no database is refused at start', () => {
    const path = inFolder('no-database')
    writeFileSync(path, 'These are not the bytes of a database. '.repeat(100))
    expect(() => openSqliteStore(path)).toThrow(expect.objectContaining(unavailable))
  })

  test('that is a folder is refused at start', () => {
    expect(() => openSqliteStore(inFolder('.'))).toThrow(expect.objectContaining(unavailable))
  })
})

describe('the settings that prevent lost enquiries', () => {
  test('are on: write-ahead log, full sync, foreign keys, no wait inside SQLite', () => {
    const database = openSqliteDatabase(newPath())
    const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'].map((name) =>
      Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {}),
    )
    expect(settings).toEqual([['wal'], [2], [1], [0]])
    database.close()
  })

  test('keep data for a rollback in memory, not in a temporary file', () => {
    const database = openSqliteDatabase(newPath())
    expect(database.prepare('PRAGMA temp_store').get()).toEqual({ temp_store: 2 })
    database.close()
  })

  test('are checked: a database that rejects them is refused', () => {
    expect(() => openSqliteStore(':memory:')).toThrow('does not take journal_mode = wal, it stays memory')
  })
})

describe('a faulty disk', () => {
  test('when full, makes the store unavailable and loses nothing; with space it works again', async () => {
    const database = openSqliteDatabase(newPath())
    const store = sqliteStore(database)
    await store.add(sampleContact(1))
    database.exec('VACUUM') // migrations leave free pages behind
    const pages = Number(Object.values(database.prepare('PRAGMA page_count').get() ?? {})[0])

    database.exec(`PRAGMA max_page_count = ${pages}`) // SQLite then answers SQLITE_FULL
    const large = sampleContact(2, { message: 'x'.repeat(5_000) })
    await expect(store.add(large)).rejects.toMatchObject(unavailable)
    expect(await Array.fromAsync(store.all())).toEqual([sampleContact(1)])

    database.exec(`PRAGMA max_page_count = ${pages + 100}`)
    expect(await store.add(large)).toEqual({ outcome: 'stored' })
    expect(await Array.fromAsync(store.all())).toEqual([sampleContact(1), large])
    await store.close()
  })

  test('when read-only, makes writing unavailable, but not reading', async () => {
    const database = openSqliteDatabase(newPath())
    const store = sqliteStore(database)
    await store.add(sampleContact(1))
    database.exec('PRAGMA query_only = ON')
    await expect(store.add(sampleContact(2))).rejects.toMatchObject(unavailable)
    await expect(store.checkWritable()).rejects.toMatchObject(unavailable)
    expect(await Array.fromAsync(store.all())).toEqual([sampleContact(1)])
    await store.close()
  })

  test('does not hide a bug: a post id used twice is no outage', async () => {
    const store = openSqliteStore(newPath())
    await store.add(sampleContact(1))
    const twice = sampleContact(2, { postId: sampleContact(1).record.postId })
    await expect(store.add(twice)).rejects.toThrow('is stored under another key')
    expect(await store.add(sampleContact(2))).toEqual({ outcome: 'stored' })
    await store.close()
  })
})
