import type { Row, SqlValue, Statement } from '../sql/work.ts'
import { numbered } from './numbered.ts'

const VALUE = String.raw`(?:\?|CAST\(\? AS BIGINT\))`
const ROW_OF_VALUES = new RegExp(String.raw`VALUES \(${VALUE}(?:,\s*${VALUE})*\)`)
const INSERT_INTO = /^INSERT INTO \w+(?: AS \w+)? \(([^)]*)\)/
const RETURNING = /\sRETURNING ([\w, ]+)$/

type Params = Statement['params']

/** One statement that does what several of one text do. */
type MergedStatement = {
  sql: string
  /** Of an INSERT, whose plan is good for as many rows as there ever are. What looks for rows is planned for how many there are now. */
  name?: string
  params: ReadonlyArray<unknown>
  /** Tells its rows apart: those of each, in their order. */
  rowsOfEach: (rows: ReadonlyArray<Row>) => Array<ReadonlyArray<Row>>
}

/** What a statement is, by its text: the texts stand in the program, so they are few. */
type Kind = 'select' | 'insert' | 'insert-alone' | 'other'
const kinds = new Map<string, Kind>()

/** Whether a statement adds the row that it is given and answers nothing, so that it may as well be done later in its transaction. */
export function isInsertAlone(sql: string): boolean {
  return kindOf(sql) === 'insert-alone'
}

function kindOf(sql: string): Kind {
  const known = kinds.get(sql)
  if (known) return known
  const insert = sql.includes('RETURNING') ? 'insert' : 'insert-alone'
  const kind = isSelect(sql) ? 'select' : isInsertOfRow(sql) ? insert : 'other'
  kinds.set(sql, kind)
  return kind
}

/**
 * @param paramsOfEach of the statements, two at least
 * @returns null where they have to be run one by one
 */
export function mergeStatements(sql: string, paramsOfEach: ReadonlyArray<Params>): MergedStatement | null {
  const kind = kindOf(sql)
  if (kind === 'other') return null
  if (kind === 'select') return mergeSelects(sql, paramsOfEach)
  const given = givenRows(paramsOfEach)
  return given && mergeInserts(sql, paramsOfEach, given)
}

function isSelect(sql: string): boolean {
  return sql.startsWith('SELECT') && !sql.includes('FOR UPDATE')
}

function isInsertOfRow(sql: string): boolean {
  const [row = ''] = ROW_OF_VALUES.exec(sql) ?? []
  const takesAll = row.split('?').length === sql.split('?').length
  // One statement may change a row only once: it has to add up what changes the same one.
  const changesOnce = !sql.includes('DO UPDATE') || sql.includes('GROUP BY')
  return INSERT_INTO.test(sql) && takesAll && changesOnce
}

function mergeSelects(sql: string, paramsOfEach: ReadonlyArray<Params>): MergedStatement | null {
  const [first = []] = paramsOfEach
  if (paramsOfEach.every((params) => params.every((value, at) => value === first[at])))
    return { sql: numbered(sql), params: first, rowsOfEach: (rows) => paramsOfEach.map(() => rows) }
  const given = givenRows(paramsOfEach)
  if (!given) return null
  let at = 0
  const own = sql.replaceAll('?', () => given.values[at++] ?? '')
  return {
    sql: `SELECT given.place AS place_of_given, found.* FROM ${given.table} WITH ORDINALITY AS given (${given.names}, place)
      CROSS JOIN LATERAL (${own}) AS found`,
    params: given.params,
    rowsOfEach: (rows) => {
      const found = Map.groupBy(rows, ({ place_of_given: place }) => Number(place))
      return paramsOfEach.map((_, place) => found.get(place + 1) ?? [])
    },
  }
}

/** What they RETURN has to name a column that they set, and each to another value: a row that stood there already is not returned. */
function mergeInserts(
  sql: string,
  paramsOfEach: ReadonlyArray<Params>,
  { table, names, values, params }: GivenRows,
): MergedStatement | null {
  const rows = `SELECT ${values.join(', ')} FROM ${table} AS given (${names})`
  const mergedSql = sql.replace(ROW_OF_VALUES, () => rows)
  const merged = { sql: mergedSql, name: nameOf(mergedSql), params }
  if (!sql.includes('RETURNING')) return { ...merged, rowsOfEach: () => paramsOfEach.map(() => []) }
  const returned = namesIn(RETURNING, sql)
  const inserted = namesIn(INSERT_INTO, sql)
  const key = inserted.find((name) => returned.includes(name)) ?? ''
  const keys = paramsOfEach.map((each) => each[inserted.indexOf(key)])
  if (keys.includes(undefined) || new Set(keys).size < keys.length) return null
  return {
    ...merged,
    rowsOfEach: (found) => {
      const added = Map.groupBy(found, (row) => row[key])
      const rowsOfEach = keys.map((each) => added.get(each) ?? [])
      if (rowsOfEach.flat().length < found.length)
        throw new Error(`A row came back with another ${key} than it was added with`)
      return rowsOfEach
    },
  }
}

/** Few: a text and which of its columns are NULL in all rows. */
const statementNames = new Map<string, string>()

function nameOf(sql: string): string {
  const name = statementNames.get(sql) ?? `insert ${statementNames.size + 1}`
  statementNames.set(sql, name)
  return name
}

function namesIn(list: RegExp, sql: string): Array<string> {
  const [, names = ''] = list.exec(sql) ?? []
  return names.split(',').map((name) => name.trim())
}

/** The values of several statements of one text as rows of a table: an array a column, for as many rows in one statement. */
type GivenRows = {
  /** `unnest($1::text[], …)`, and the names of its columns. */
  table: string
  names: string
  /** Each `?` of a statement as what it is in such a row, in their order. */
  values: ReadonlyArray<string>
  params: ReadonlyArray<ReadonlyArray<SqlValue>>
}

/** @returns null where a `?` stands for texts and numbers by turns, for a fraction, or where nothing is given at all */
function givenRows(rows: ReadonlyArray<ReadonlyArray<SqlValue>>): GivenRows | null {
  const arrays: Array<string> = []
  const names: Array<string> = []
  const values: Array<string> = []
  const params: Array<ReadonlyArray<SqlValue>> = []
  for (const at of rows[0]?.keys() ?? []) {
    const column = rows.map((row) => row[at] ?? null)
    const type = typeOf(column)
    if (type === 'mixed') return null
    // Of NULL alone the type is known by where it goes.
    values.push(type === null ? 'NULL' : `given.column${at + 1}`)
    if (type === null) continue
    params.push(column)
    names.push(`column${at + 1}`)
    arrays.push(`$${params.length}::${type}[]`)
  }
  if (params.length === 0) return null
  return { table: `unnest(${arrays.join(', ')})`, names: names.join(', '), values, params }
}

function typeOf(column: ReadonlyArray<SqlValue>): 'text' | 'bigint' | 'mixed' | null {
  const given = column.filter((value) => value !== null)
  if (given.length === 0) return null
  if (given.every((value) => typeof value === 'string')) return 'text'
  return given.every((value) => Number.isSafeInteger(value)) ? 'bigint' : 'mixed'
}
