import { z } from 'zod'
import type { Claimed } from '../../domain/outbox.ts'

/** What is put into the outbox. `postId`: the submission it tells of, with which it is erased. */
export type NewMessage = { topic: string; id: string; postId: string | null; payload: string }

const wholeNumber = z.coerce.number().int() // PostgreSQL answers a BIGINT as text

const claimedSchema = z.object({
  topic: z.string(),
  id: z.string(),
  payload: z.string(),
  attempts: wholeNumber,
  tried_until: wholeNumber,
  claim: z.string(),
})

/** The columns of a claimed message, in every database. */
export const CLAIMED_COLUMNS = 'topic, id, payload, attempts, tried_until, claim'

export function claimedOf(row: unknown): Claimed {
  const { tried_until: triedUntil, ...rest } = claimedSchema.parse(row)
  return { ...rest, triedUntil }
}

export const stateSchema = z.object({
  waiting: wholeNumber,
  failed: wholeNumber,
  delivered: wholeNumber,
  oldestDueMs: wholeNumber.nullable(),
})
