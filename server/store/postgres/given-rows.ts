import type { SqlValue } from '../sql/work.ts'

/** The values of several statements of one text as rows of a table: an array a column, for as many rows in one statement. */
export type GivenRows = {
  /** `unnest($1::text[], …)`, and the names of its columns. */
  table: string
  names: string
  /** Each `?` of a statement as what it is in such a row, in their order. */
  values: ReadonlyArray<string>
  params: ReadonlyArray<ReadonlyArray<SqlValue>>
}

/** @returns null where a `?` stands for texts and numbers by turns, for a fraction, or where nothing is given at all */
export function givenRows(rows: ReadonlyArray<ReadonlyArray<SqlValue>>): GivenRows | null {
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
