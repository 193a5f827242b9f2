import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { openSqliteStore } from '../testing/open-sqlite-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { sqliteStore } from './sqlite-store.ts'

const PAGE_BYTES = 4_096
const inFolder = temporaryFolder()
const unavailable = { name: 'StoreUnavailableError' }
const serving = { reportFatal: () => {} }

/** A database file with an enquiry, changed by another program while closed. */
async function fileAfter(sql: string): Promise<string> {
  const path = inFolder(`${randomUUID()}.db`)
  const store = openSqliteStore(path)
  await store.add(sampleContact(1))
  await store.close()
  const database = new DatabaseSync(path)
  database.exec(`PRAGMA foreign_keys = OFF; ${sql}`)
  database.close()
  return path
}

function zeroRootOf(table: string, path: string): void {
  const database = new DatabaseSync(path)
  const row = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table)
  database.close()
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(PAGE_BYTES), 0, PAGE_BYTES, (Number(row?.rootpage) - 1) * PAGE_BYTES)
  closeSync(file)
}

describe('a database', () => {
  test('that is a folder is refused with advice', () => {
    const path = inFolder(`${randomUUID()}.db`)
    mkdirSync(path)
    expect(() => openSqliteDatabase(path)).toThrow(
      `${path} cannot be opened: unable to open database file. Is it a folder,`,
    )
  })

  test.each(['TABLE write_checks', 'TABLE visits', 'INDEX submissions_by_email'])(
    'without its %s is refused with what is missing and the remedy',
    async (part) => {
      const path = await fileAfter(`DROP ${part}`)
      const [, name] = part.split(' ')
      expect(() => openSqliteDatabase(path)).toThrow(
        `${path} is damaged: it lacks ${name}. Restore the newest backup, as docs/data.md says under Backups.`,
      )
    },
  )

  test('with one damaged page is refused by a server; a command reads as much as it can', async () => {
    const path = await fileAfter('')
    zeroRootOf('visits', path)
    expect(() => openSqliteDatabase(path, { serving })).toThrow(`${path} is damaged: `)
    const store = openSqliteStore(path)
    expect(await Array.fromAsync(store.all())).toEqual([sampleContact(1)])
    await store.close()
  })

  test('that is very large is not checked at a start', async () => {
    const path = await fileAfter('')
    zeroRootOf('visits', path)
    truncateSync(path, 65 * 2 ** 20)
    expect(statSync(path).size).toBeGreaterThan(64 * 2 ** 20)
    openSqliteDatabase(path, { serving }).close()
  })

  test('of a newer version is refused with the names of both, and is unchanged', async () => {
    const path = await fileAfter(
      "INSERT INTO migrations VALUES ('999-of-tomorrow.sql', '2030-01-01T00:00:00Z', '99.1.0')",
    )
    const bytes = statSync(path).size
    expect(() => openSqliteDatabase(path)).toThrow(
      `The database is of version 99.1.0 of this program, which took the step 999-of-tomorrow.sql; this is version ${packageJson.version}`,
    )
    expect(() => openSqliteDatabase(path)).toThrow('Start version 99.1.0 again, or restore a backup')
    expect(statSync(path).size).toBe(bytes)
  })

  test('stores the version that ran its newest migration', async () => {
    const database = openSqliteDatabase(await fileAfter(''))
    const newest = database.prepare('SELECT program FROM migrations ORDER BY file DESC').get()
    database.close()
    expect(newest).toEqual({ program: packageJson.version })
  })
})

describe('a server does not create a new database', () => {
  test('over an empty file', () => {
    const path = inFolder(`${randomUUID()}.db`)
    writeFileSync(path, '')
    expect(() => openSqliteDatabase(path, { serving })).toThrow(`${path} is empty. Restore`)
  })

  test.each(['rescued-abc', 'store.db-wal'])('without a database beside %s', (leftover) => {
    const folder = inFolder(randomUUID())
    mkdirSync(folder)
    writeFileSync(`${folder}/${leftover}`, '')
    const path = `${folder}/store.db`
    expect(() => openSqliteDatabase(path, { serving })).toThrow(
      `There is no ${path}, but ${leftover} beside it`,
    )
  })

  test('unless the folder is new', () => {
    openSqliteDatabase(inFolder(`${randomUUID()}/store.db`), { serving }).close()
  })
})

describe('the check for writing', () => {
  test.each(['submissions', 'consents', 'outbox'])('fails once the table %s is missing', async (table) => {
    const path = await fileAfter('')
    const store = openSqliteStore(path)
    await store.checkWritable()
    const other = new DatabaseSync(path)
    other.exec(`PRAGMA foreign_keys = OFF; DROP TABLE ${table}`)
    other.close()
    await expect(store.checkWritable()).rejects.toMatchObject(unavailable)
    await store.close()
  })

  test('fails permanently once a statement has found damage, which is reported to the owner once', async () => {
    const reported: Array<string> = []
    const reportFatal = (_fields: object, message: string) => reported.push(message)
    const path = await fileAfter('')
    const store = sqliteStore(openSqliteDatabase(path, { serving: { reportFatal } }))
    const other = new DatabaseSync(path)
    other.exec('PRAGMA foreign_keys = OFF; ALTER TABLE consents RENAME TO gone')
    const consents = [{ purpose: 'news', channel: 'email', wording: 'w', page: '/', givenAt: 1 }] as const
    const { metadata, ...rest } = sampleContact(2)
    const consenting = { ...rest, metadata: { ...metadata, consents: [...consents] } }
    for (const _time of [1, 2]) await expect(store.add(consenting)).rejects.toMatchObject(unavailable)
    other.exec('ALTER TABLE gone RENAME TO consents')
    other.close()
    await expect(store.checkWritable()).rejects.toMatchObject(unavailable)
    expect(await store.add(consenting)).toEqual({ outcome: 'stored' })
    expect(reported).toEqual([expect.stringContaining(`${path} is damaged`)])
    await store.close()
  })
})
