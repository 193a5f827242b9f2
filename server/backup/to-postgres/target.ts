import { OperatorError } from '../../errors.ts'
import type { Query } from '../../store/postgres/pool.ts'
import { transactionOn } from '../../store/postgres/transactions.ts'
import type { Database } from '../../store/sql/database.ts'
import { readSetting } from '../../store/sql/inbox/settings-rows.ts'
import { type Content, createDigest, type RowText, type Source, type SourceTable } from './source.ts'

const PAGE_ROWS = 2_000
/** Tables that have a row from the start. */
const INITIALLY_FILLED = ['audit_head', 'write_checks']
/** Columns that only PostgreSQL has; a trigger fills this one for the search. */
const POSTGRES_COLUMNS = ['search_texts.words']

export type Target = ReturnType<typeof targetOf>

/**
 * The PostgreSQL database as the target of a copy, within one transaction.
 *
 * @param tables of the source, in the order of their references
 */
export function targetOf(query: Query, tables: ReadonlyArray<SourceTable>) {
  const names = tables.map(({ name }) => name)
  const database: Pick<Database, 'read'> = { read: (work) => work(transactionOn(query)) }
  const triggers = async (state: 'DISABLE' | 'ENABLE') => {
    for (const name of names) await query(`ALTER TABLE ${name} ${state} TRIGGER USER`)
  }
  return {
    database,
    /**
     * Locks out all other connections and empties the database.
     *
     * @param secretMark of the source: only an earlier copy of the same source may be replaced
     * @throws {OperatorError} if it holds anything else
     */
    empty: async (secretMark: string | null): Promise<void> => {
      await assertSameLayout(query, tables)
      await query(`LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`)
      await assertReplaceable(query, database, names, secretMark)
      await query(`TRUNCATE ${names.join(', ')}`)
      await triggers('DISABLE') // the rows that triggers write are copied like all others
      await query('ALTER TABLE search_texts ENABLE TRIGGER search_texts_words')
    },
    add: async ({ name, columns }: SourceTable, rows: ReadonlyArray<RowText>): Promise<void> => {
      const list = columns.join(', ')
      await query(
        `INSERT INTO ${name} (${list}) OVERRIDING SYSTEM VALUE
          SELECT ${list} FROM json_populate_recordset(NULL::${name}, $1)`,
        [`[${rows.join()}]`],
      )
    },
    contentOf: (table: SourceTable) => contentOf(query, table),
    /** Sets the sequences to continue where the source would have. */
    continueSequences: (lastNumber: Source['lastNumber']) => continueSequences(query, lastNumber),
    /** Enables the triggers again, and updates the planner's statistics. */
    finish: async (): Promise<void> => {
      await triggers('ENABLE')
      // Otherwise the first queries are planned as if all tables were empty. Only our tables: others may be locked by their owners.
      await query(`ANALYZE ${names.join(', ')}`)
    },
  }
}

/** @throws {Error} if only one database has a table or a column: each migration must be written for both */
async function assertSameLayout(query: Query, tables: ReadonlyArray<SourceTable>): Promise<void> {
  const rows = await query(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND is_generated = 'NEVER' AND table_name <> 'migrations'`,
  )
  const [targetNames, sourceNames] = [
    new Set(rows.map(({ name }) => String(name))).difference(new Set(POSTGRES_COLUMNS)),
    new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`))),
  ]
  const differing = [...targetNames.symmetricDifference(sourceNames)]
  if (differing.length > 0) throw new Error(`Only one of both layouts has ${differing.join(', ')}`)
}

async function assertReplaceable(
  query: Query,
  database: Pick<Database, 'read'>,
  names: ReadonlyArray<string>,
  secretMark: string | null,
): Promise<void> {
  if (await database.read((tx) => readSetting(tx, 'isUnservedCopy'))) {
    if ((await database.read((tx) => readSetting(tx, 'secretMark'))) === secretMark) return
    throw new OperatorError(
      'The PostgreSQL database holds the copy of another data folder, which had another SECRET. Nothing was done: is DATABASE_URL right, and DATA_DIR?',
    )
  }
  const filledTables: Array<string> = []
  for (const name of names.filter((name) => !INITIALLY_FILLED.includes(name)))
    if ((await query(`SELECT 1 FROM ${name} LIMIT 1`)).length > 0) filledTables.push(name)
  if (filledTables.length === 0) return
  throw new OperatorError(
    `The PostgreSQL database is not empty: there are rows in ${filledTables.join(', ')}. A server has served from it, so nothing was done. Make a new, empty database, or is DATABASE_URL right?`,
  )
}

async function contentOf(query: Query, { name, columns }: SourceTable): Promise<Content> {
  const { add, content } = createDigest()
  await query(`DECLARE copied NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM ${name}`)
  for (;;) {
    const rows = await query(`FETCH ${PAGE_ROWS} FROM copied`)
    if (rows.length === 0) break
    for (const row of rows) add(JSON.stringify(row))
  }
  await query('CLOSE copied')
  return content()
}

async function continueSequences(query: Query, lastNumber: Source['lastNumber']): Promise<void> {
  const rows = await query(
    `SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = current_schema() AND is_identity = 'YES'`,
  )
  for (const row of rows) {
    const [table, column] = [String(row.table_name), String(row.column_name)]
    const last = lastNumber(table, column)
    await query('SELECT setval(pg_get_serial_sequence($1, $2), $3, $4)', [
      table,
      column,
      Math.max(1, last),
      last > 0,
    ])
  }
}
