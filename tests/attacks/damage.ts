import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const PAGE_BYTES = 4_096

/** Zeros all pages of a database file except the first, as a broken disk may. */
export function zeroPages(path: string): void {
  const file = openSync(path, 'r+')
  const zeros = Buffer.alloc(statSync(path).size - PAGE_BYTES)
  writeSync(file, zeros, 0, zeros.length, PAGE_BYTES)
  closeSync(file)
}

/** Runs statements like another program that has the database open. */
export function runElsewhere(path: string, sql: string): void {
  const database = new DatabaseSync(path, { timeout: 5_000 })
  database.exec(sql)
  database.close()
}
