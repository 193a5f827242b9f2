import type { Row, Statement, Work } from '../sql/work.ts'
import { isInsertAlone, mergeStatements } from './merged-statements.ts'
import { numbered } from './numbered.ts'
import type { Query } from './pool.ts'

/** A work, and the statement whose rows it waits for. */
type Asking<Result> = { work: Work<Result>; statement: Statement }

/**
 * Does works within one transaction of the caller's, all of them step by step at the same time: what they ask for with one text is one
 * statement, and what they insert waits until one of them asks for rows. None sees what another one does in the same step, so that no two
 * of them may be about the same.
 *
 * @returns their results, in their order
 */
export async function doInLockstep<Result>(
  query: Query,
  works: ReadonlyArray<Work<Result>>,
): Promise<Array<Result>> {
  const results = new Map<Work<Result>, Result>()
  const inserts: Array<Statement> = []
  function goOn(work: Work<Result>, rows?: ReadonlyArray<Row>): Array<Asking<Result>> {
    let step = rows ? work.next(rows) : work.next()
    for (; !step.done && isInsertAlone(step.value.sql); step = work.next([])) inserts.push(step.value)
    if (!step.done) return [{ work, statement: step.value }]
    results.set(work, step.value)
    return []
  }
  let asking = works.flatMap((work) => goOn(work))
  for (;;) {
    for (const same of Map.groupBy(inserts.splice(0), ({ sql }) => sql).values()) await runMerged(query, same)
    if (asking.length === 0) return [...works].map((work) => results.get(work) as Result)
    const answered: Array<[work: Work<Result>, rows: ReadonlyArray<Row>]> = []
    for (const same of Map.groupBy(asking, ({ statement }) => statement.sql).values()) {
      const statements = same.map(({ statement }) => statement)
      const rowsOfEach = await runMerged(query, statements)
      for (const [at, { work }] of same.entries()) answered.push([work, rowsOfEach[at] ?? []])
    }
    asking = answered.flatMap(([work, rows]) => goOn(work, rows))
  }
}

/** Runs statements of one text. @returns the rows of each */
async function runMerged(
  query: Query,
  statements: ReadonlyArray<Statement>,
): Promise<Array<ReadonlyArray<Row>>> {
  const [first] = statements
  const merged =
    first && statements.length > 1
      ? mergeStatements(
          first.sql,
          statements.map(({ params }) => params),
        )
      : null
  if (merged) return merged.rowsOfEach(await query(merged.sql, merged.params, merged.name))
  const rowsOfEach: Array<ReadonlyArray<Row>> = []
  for (const { sql, params } of statements) rowsOfEach.push(await query(numbered(sql), params))
  return rowsOfEach
}
