import type { Report } from '../log.ts'

const POLL_MS = 1_000
/** A stop gives up what is under way after two seconds (start-delivery-workers.ts): this is for what does not hear of it. */
const STOP_WITHIN_MS = 3_000

/**
 * Delivers what is due of one kind of message, looking once a second, until it is told to stop. Each kind has a loop of its
 * own, so that one that is slow or broken holds up no other.
 *
 * @param topic what the log calls it
 * @param deliverDue see outbox.ts: claims the messages of one topic and hands each to what delivers that kind
 * @returns `stop` resolves within three seconds; what it leaves unfinished stays in the outbox, and it says so
 */
export function startDelivering(
  topic: string,
  deliverDue: () => Promise<void>,
  report: Report,
): { stop: () => Promise<void> } {
  let round = Promise.resolve()
  let isOver = true
  const timer = setInterval(() => {
    if (!isOver) return
    isOver = false
    round = deliverDue()
      .catch((error: unknown) => report('error', { err: error, topic }, 'The outbox could not be read'))
      .finally(() => {
        isOver = true
      })
  }, POLL_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      if (await endsWithin(STOP_WITHIN_MS, round)) return
      report(
        'error',
        { topic },
        'Deliveries did not end at the stop: they are tried again after the next start',
      )
    },
  }
}

/**
 * Waits for work, but not for longer than so many milliseconds; the work itself goes on.
 *
 * @returns whether it ended in time
 * @throws what the work throws in time; what it throws later nobody hears
 */
export async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), ms)
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}

/** How deliveries end when the server stops. */
export type ShutdownSignals = {
  /** No more messages are claimed. */
  claiming: AbortSignal
  /** What is under way is given up: it is tried again by whoever runs next. */
  attempts: AbortSignal
}

/** What ends an attempt: its own time, or the server's end. */
export function signalOf(stop: ShutdownSignals | undefined, time: AbortSignal): AbortSignal {
  return stop ? AbortSignal.any([stop.attempts, time]) : time
}
