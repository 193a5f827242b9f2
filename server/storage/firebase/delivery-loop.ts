import type { FirebaseStore } from './firebase-store.ts'
import type { Report } from './owner-lines.ts'

const POLL_MS = 1_000

/** Delivers what waits, looking once a second, until it is told to stop. */
export function startDelivering(
  { deliverDue }: FirebaseStore,
  report: Report,
): { stop: () => Promise<void> } {
  let round = Promise.resolve()
  let isOver = true
  const timer = setInterval(() => {
    if (!isOver) return
    isOver = false
    round = deliverDue()
      .catch((error: unknown) => report('error', { err: error }, 'The outbox could not be looked through'))
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
