const DAY_MS = 86_400_000

/**
 * The time of a change. A clock that was put back by less than a day waits until it is where it was, so that an order is never
 * packed before it was paid; one that was put back further was wrong before, and is believed.
 *
 * @param lastAt of the change before, epoch milliseconds
 */
export function monotonicNow(lastAt: number, now: Date): Date {
  const isPutBack = now.getTime() < lastAt && lastAt - now.getTime() < DAY_MS
  return isPutBack ? new Date(lastAt) : now
}
