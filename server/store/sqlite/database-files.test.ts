import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { watchDatabaseFiles } from './database-files.ts'

const inFolder = temporaryFolder()

/** Has something done each time when a part of a file was read, until the function that is returned is called. */
function afterEachRead(doThis: () => void): () => void {
  const { readSync } = fs
  const replaceBy = (read: unknown) => {
    Object.assign(fs, { readSync: read })
    syncBuiltinESMExports()
  }
  replaceBy((...args: Parameters<typeof readSync>) => {
    const held = readSync(...args)
    doThis()
    return held
  })
  return () => replaceBy(readSync)
}

test('a log that another process empties while we look at it was not overwritten', () => {
  const path = inFolder('emptied.db')
  const database = openSqliteDatabase(path)
  const other = new DatabaseSync(path)
  const files = watchDatabaseFiles(database, path)
  expect(files.fault()).toBe(null)
  database.exec('UPDATE write_checks SET count = count + 1')
  files.remember()

  const restore = afterEachRead(() => other.exec('PRAGMA wal_checkpoint(TRUNCATE)'))
  try {
    expect(files.logFault()).toBe(null)
  } finally {
    restore()
  }
  expect(fs.statSync(`${path}-wal`).size).toBe(0)
  expect(files.fault()).toBe(null)
  other.close()
  database.close()
})
