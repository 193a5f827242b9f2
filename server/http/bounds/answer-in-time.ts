import type { FastifyRequest } from 'fastify'
import type { QueueFull } from './fair-queue.ts'

/** A connection over which nothing goes is cut after its time-out; so long before it, whoever waits is told when to try again. */
const BEFORE_CUT_MS = 2_000

type Turn<Result> = { result: Result } | { full: QueueFull }

/**
 * What a turn comes to, or that all places are taken where it does not come in time for an answer.
 *
 * @param onLate is called then, to give the turn up
 */
export async function answerInTime<Result>(
  { raw }: FastifyRequest,
  turn: Promise<Turn<Result>>,
  onLate: () => void = () => {},
): Promise<Turn<Result>> {
  const { timeout } = raw.socket
  if (!timeout) return turn
  const late = Promise.withResolvers<Turn<Result>>()
  const timer = setTimeout(
    () => {
      late.resolve({ full: 'all' })
      onLate()
    },
    Math.max(0, timeout - BEFORE_CUT_MS),
  )
  try {
    return await Promise.race([turn, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
