import type { Report } from '../log.ts'

const POLL_MS = 1_000

/**
 * Delivers what is due of one kind of message, looking once a second, until it is told to stop. Each kind has a loop of its
 * own, so that one that is slow or broken holds up no other.
 *
 * @param deliverDue see outbox.ts: claims the messages of one topic and hands each to what delivers that kind
 */
export function startDelivering(
  deliverDue: () => Promise<void>,
  report: Report,
): { stop: () => Promise<void> } {
  let round = Promise.resolve()
  let isOver = true
  const timer = setInterval(() => {
    if (!isOver) return
    isOver = false
    round = deliverDue()
      .catch((error: unknown) => report('error', { err: error }, 'The outbox could not be read'))
      .finally(() => {
        isOver = true
      })
  }, POLL_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await round
    },
  }
}
