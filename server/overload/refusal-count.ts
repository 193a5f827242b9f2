const LOGGED_EVERY_MS = 60_000

/** Counts one refusal by what was too much; never by whom. */
export type RefusalCount = (reason: string) => void

/**
 * Tells how many were refused, at most once a minute: who floods the server must not flood its log.
 *
 * @param log is told each reason with its count since the last time
 * @param everyMs between two times
 */
export function createRefusalCount(
  log: (fields: { reason: string; count: number }, message: string) => void,
  everyMs = LOGGED_EVERY_MS,
): { refused: RefusalCount; flush: () => void } {
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | null = null
  const flush = () => {
    if (timer) clearTimeout(timer)
    timer = null
    for (const [reason, count] of counts) log({ reason, count }, 'Requests refused: over a limit')
    counts.clear()
  }
  const refused: RefusalCount = (reason) => {
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
    timer ??= setTimeout(flush, everyMs).unref()
  }
  return { refused, flush }
}
