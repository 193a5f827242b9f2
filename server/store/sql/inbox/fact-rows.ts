import { z } from 'zod'
import { normaliseEmail } from '../../../../domain/enquiry/fields.ts'
import { type Fact, factData, readFact } from '../../../../domain/inbox/facts/fact.ts'
import { query, type Work } from '../work.ts'
import { indexFact } from './search-rows.ts'

/** A fact before the log has given it its place. */
export type NewFact = Fact extends infer Each ? (Each extends Fact ? Omit<Each, 'id'> : never) : never

const rowSchema = z
  .object({
    id: z.number(),
    at: z.number(),
    author: z.string().nullable(),
    kind: z.string(),
    data: z.string(),
  })
  .transform(({ author, data, ...row }) => readFact({ ...row, by: author, data: JSON.parse(data) }))

/** The log of one enquiry, oldest first. */
export function* factsOf(postId: string): Work<Array<Fact>> {
  const rows = yield* query(
    'SELECT id, at, author, kind, data FROM facts WHERE post_id = ? ORDER BY id',
    postId,
  )
  return rows.map((row) => rowSchema.parse(row))
}

/**
 * Adds to the log of an enquiry, and to what is searched. The projection is the caller's.
 *
 * @param mark names who adds it, so that they find it if they do not know whether they have; null: nobody asks
 */
export function* insertFact(postId: string, fact: NewFact, mark: string | null = null): Work<Fact> {
  const { at, by, kind } = fact
  const data = JSON.stringify(factData({ ...fact, id: 1 }))
  const correctedTo = fact.kind === 'corrected-address' ? normaliseEmail(fact.to) : null
  const [row] = yield* query(
    'INSERT INTO facts (post_id, at, author, kind, data, mark, corrected_to) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id',
    ...[postId, at, by, kind, data, mark, correctedTo],
  )
  const added: Fact = { ...fact, id: Number(row?.id) }
  yield* indexFact(postId, added)
  return added
}

/** The fact that was added under a mark, if it was. */
export function* factUnder(postId: string, mark: string): Work<Fact | undefined> {
  const [row] = yield* query(
    'SELECT id, at, author, kind, data FROM facts WHERE post_id = ? AND mark = ?',
    ...[postId, mark],
  )
  return row && rowSchema.parse(row)
}
