import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { upgradeContract } from '../contract/upgrade-contract.ts'
import { openNewDatabase } from '../testing/new-database.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { sqliteStore } from './sqlite-store.ts'
import { sqliteDatabase } from './transactions.ts'

const FIXTURE = readFileSync(new URL('../testing/version-0.10.0/sqlite.sql', import.meta.url), 'utf8')
const inFolder = temporaryFolder()

/** A file of version 0.10.0, changed by a statement. */
function fileOf010(change = ''): string {
  const path = inFolder(`${randomUUID()}.db`)
  const database = new DatabaseSync(path)
  database.exec(FIXTURE)
  database.exec(change)
  database.close()
  return path
}

upgradeContract(async (hooks) => {
  const database = openSqliteDatabase(fileOf010())
  return { store: sqliteStore(database, hooks), database: sqliteDatabase(database) }
})

test('an upgraded database has the layout of a new one', () => {
  const upgraded = openSqliteDatabase(fileOf010())
  const fresh = openNewDatabase(inFolder(`${randomUUID()}.db`))
  expect(layoutOf(upgraded)).toEqual(layoutOf(fresh))
  upgraded.close()
  fresh.close()
})

test('a database older than version 0.10.0 is refused, with the version to start first, and is unchanged', () => {
  const path = fileOf010("DELETE FROM migrations WHERE file > '022'")
  expect(() => openSqliteDatabase(path)).toThrow(
    'is older than version 0.10.0 of this program: its last step is 021-list-names-in-code.sql. Start version 0.10.0 once with it, then this one',
  )
  const reopened = new DatabaseSync(path)
  expect(reopened.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'notices'").get()).toBeUndefined()
  reopened.close()
})

function layoutOf(database: DatabaseSync): Array<unknown> {
  return database
    .prepare(
      `SELECT DISTINCT part.type, part.name, columns.name AS of_column, columns.type AS of_type FROM sqlite_schema AS part
       LEFT JOIN pragma_table_info(part.name) AS columns ORDER BY 2, 3`,
    )
    .all()
}
