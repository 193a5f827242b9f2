import { z } from 'zod'
import type { Change } from '../../../inbox/changes/changes.ts'
import { select, type Work } from '../work.ts'

/** Where the logs end. */
export type Ends = { fact: number; departure: number }

const factSchema = z.object({
  id: z.number(),
  kind: z.string(),
  author: z.string().nullable(),
  number: z.number(),
  version: z.number(),
})
const departureSchema = z.object({ id: z.number(), number: z.number(), after_fact: z.number() })

/** A change with its place in its log, so that one that is read twice is known for one. */
export type Placed = { log: keyof Ends; id: number; change: Change }

export function* endsOfLogs(): Work<Ends> {
  const [row] = yield* select(`SELECT (SELECT coalesce(max(id), 0) FROM facts) AS fact,
    (SELECT coalesce(max(id), 0) FROM departures) AS departure`)
  return { fact: Number(row?.fact), departure: Number(row?.departure) }
}

/** Changes after the ends, in their order, at most so many of each kind. Reading an enquiry is none. */
export function* changesAfter({ fact, departure }: Ends, limit: number): Work<Array<Placed>> {
  const facts = yield* select(
    `SELECT facts.id, kind, author, number, version FROM facts JOIN enquiries USING (post_id)
     WHERE facts.id > ? AND kind <> 'read' ORDER BY facts.id LIMIT ?`,
    ...[fact, limit],
  )
  const departures = yield* select(
    'SELECT id, number, after_fact FROM departures WHERE id > ? ORDER BY id LIMIT ?',
    ...[departure, limit],
  )
  return [...facts.map(changed), ...departures.map(gone)]
}

/** The last departure before a fact: those behind it came after the fact, or just before. */
export function* endsAtFact(fact: number): Work<Ends> {
  const [row] = yield* select(
    'SELECT coalesce(min(id), 0) AS first FROM departures WHERE after_fact >= ?',
    fact,
  )
  const first = Number(row?.first)
  return { fact, departure: first > 0 ? first - 1 : (yield* endsOfLogs()).departure }
}

/** Forgets all but the newest departures: who was away for longer reads everything anew. */
export function* forgetDepartures(kept: number): Work<void> {
  yield* select(
    'DELETE FROM departures WHERE id <= (SELECT max(id) FROM departures) - CAST(? AS BIGINT)',
    kept,
  )
}

function changed(row: unknown): Placed {
  const { id, kind, author, number, version } = factSchema.parse(row)
  const place = { log: 'fact', id } as const
  if (kind === 'received') return { ...place, change: { kind: 'new', fact: id, number } }
  const answered = kind === 'answered'
  return { ...place, change: { kind: 'changed', fact: id, number, version, by: author, answered } }
}

function gone(row: unknown): Placed {
  const { id, number, after_fact: fact } = departureSchema.parse(row)
  return { log: 'departure', id, change: { kind: 'gone', fact, number } }
}
