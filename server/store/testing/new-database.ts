import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openSqliteDatabase } from '../sqlite/database.ts'
import { openSharedDatabase } from './open-sqlite-store.ts'

let empty: Buffer | null = null

/** Creates a database of the newest layout by copying one, because migrating takes longer than most tests. */
export function putNewDatabase(path: string): void {
  empty ??= emptyDatabase()
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(path, empty, { flag: 'wx', mode: 0o600 })
}

/** Creates and opens a database that other processes may use too. */
export function openNewDatabase(path: string): DatabaseSync {
  putNewDatabase(path)
  return openSharedDatabase(path)
}

function emptyDatabase(): Buffer {
  const path = join(tmpdir(), `twelve-moons-empty-${randomUUID()}.db`)
  openSqliteDatabase(path).close()
  const bytes = readFileSync(path)
  rmSync(path)
  return bytes
}
