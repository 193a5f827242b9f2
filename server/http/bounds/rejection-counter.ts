const LOGGED_EVERY_MS = 60_000

/** Counts a refusal by its reason, never by visitor. */
export type RejectionCounter = (reason: string) => void

/**
 * Logs how many requests were refused, at most once a minute, so that a flood of requests does not flood the log.
 *
 * @param log called with each reason and its count since the last time
 * @param everyMs interval between two log entries
 */
export function createRejectionCounter(
  log: (fields: { reason: string; count: number }, message: string) => void,
  everyMs = LOGGED_EVERY_MS,
): { countRejection: RejectionCounter; flush: () => void } {
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | null = null
  const flush = () => {
    if (timer) clearTimeout(timer)
    timer = null
    for (const [reason, count] of counts) log({ reason, count }, 'Requests refused: over a limit')
    counts.clear()
  }
  const countRejection: RejectionCounter = (reason) => {
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
    timer ??= setTimeout(flush, everyMs).unref()
  }
  return { countRejection, flush }
}
