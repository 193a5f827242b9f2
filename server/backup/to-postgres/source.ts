import { hash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../errors.ts'
import type { Database } from '../../store/sql/database.ts'
import { transactionOn } from '../../store/sqlite/transactions.ts'

/** Ten megabytes at most, because a row is at most one enquiry. */
const BATCH_ROWS = 500
/** Tables of one store only; `search_waiting` is empty between transactions. */
const EXCLUDED_TABLES = ['migrations', 'search_waiting']

export type SourceTable = { name: string; columns: ReadonlyArray<string> }

/** A row as JSON, its columns in the table's order. */
export type RowText = string

/** The embedded database as the source of a copy. */
export type Source = {
  /** Each table comes after those that it references. */
  tables: ReadonlyArray<SourceTable>
  batchesOf: (table: SourceTable) => Iterable<ReadonlyArray<RowText>>
  /** The greatest number that a column of a table has ever had; 0 if none. */
  lastNumber: (table: string, column: string) => number
  database: Pick<Database, 'read'>
}

/** @param database as {@link openSnapshot} opens it */
export function sourceOf(database: DatabaseSync): Source {
  return {
    tables: sortedByReferences(namesIn(database), (name) => referencesOf(database, name)).map((name) => ({
      name,
      columns: columnsOf(database, name),
    })),
    batchesOf: (table) => batchesOf(database, table),
    lastNumber: (table, column) => lastNumber(database, table, column),
    database: { read: (work) => work(transactionOn(database)) },
  }
}

function namesIn(database: DatabaseSync): Array<string> {
  // Without the virtual and shadow tables of the search index: PostgreSQL builds its own from the texts.
  const rows = database
    .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' ORDER BY name")
    .all()
  return rows
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('sqlite_') && !EXCLUDED_TABLES.includes(name))
}

function referencesOf(database: DatabaseSync, name: string): Array<string> {
  const rows = database.prepare('SELECT "table" FROM pragma_foreign_key_list(?)').all(name)
  return rows.map(({ table }) => String(table))
}

function columnsOf(database: DatabaseSync, name: string): Array<string> {
  const rows = database.prepare('SELECT name FROM pragma_table_info(?) ORDER BY name').all(name)
  return rows.map(({ name }) => String(name))
}

/** Sorts tables topologically: each name once, after those that it references. */
function sortedByReferences(
  names: ReadonlyArray<string>,
  referencesOfName: (name: string) => ReadonlyArray<string>,
): Array<string> {
  const ordered = new Set<string>()
  const addWithReferences = (name: string): void => {
    if (ordered.has(name)) return
    for (const referenced of referencesOfName(name)) if (referenced !== name) addWithReferences(referenced)
    ordered.add(name)
  }
  for (const name of names) addWithReferences(name)
  return [...ordered]
}

function* batchesOf(database: DatabaseSync, { name, columns }: SourceTable): Generator<Array<RowText>> {
  const rows = database.prepare(`SELECT ${columns.join(', ')} FROM ${name}`).iterate()
  let batch: Array<RowText> = []
  try {
    for (const row of rows) {
      batch.push(JSON.stringify(row, withoutNul))
      if (batch.length < BATCH_ROWS) continue
      yield batch
      batch = []
    }
  } catch (error) {
    throw isTooLarge(error) ? new OperatorError(sentenceOnNumber(name)) : error
  }
  if (batch.length > 0) yield batch
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_OUT_OF_RANGE'
}

function sentenceOnNumber(table: string): string {
  return `A row of ${table} holds a number above ${Number.MAX_SAFE_INTEGER}, which no version of this program writes. Nothing was copied: correct that number in the database first.`
}

/** PostgreSQL stores no NUL in a text, so NUL becomes its visible symbol, as in the inbox. */
function withoutNul(_column: string, value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\u2400') : value
}

function lastNumber(database: DatabaseSync, table: string, column: string): number {
  const row = database
    .prepare(
      `SELECT max(coalesce((SELECT seq FROM sqlite_sequence WHERE name = ?), 0),
        coalesce((SELECT max(${column}) FROM ${table}), 0)) AS last`,
    )
    .get(table)
  return Number(row?.last)
}

const MODULUS = 2n ** 256n

/** Identifies the content of a table: the number of its rows, and a digest that does not depend on their order. */
export type Content = { rows: number; digest: string }

/** Computes a digest of rows: the sum of their SHA-256. */
export function createDigest() {
  let [rows, sum] = [0, 0n]
  return {
    /** @param row as JSON, with its columns always in the same order */
    add: (row: string): void => {
      rows += 1
      sum = (sum + BigInt(`0x${hash('sha256', row)}`)) % MODULUS
    },
    content: (): Content => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  }
}
