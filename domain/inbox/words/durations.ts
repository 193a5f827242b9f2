const MINUTE_MS = 60_000
const MINUTES_AN_HOUR = 60
/** Less than this is written in bold. */
const SOON_MS = 2 * MINUTES_AN_HOUR * MINUTE_MS

/** `under 1 min`, `41 min`, `3 h 46`, `8 h 04`: whole minutes. */
export function duration(minutes: number): string {
  if (minutes < 1) return 'under 1 min'
  if (minutes < MINUTES_AN_HOUR) return `${minutes} min`
  const rest = String(minutes % MINUTES_AN_HOUR).padStart(2, '0')
  return `${Math.floor(minutes / MINUTES_AN_HOUR)} h ${rest}`
}

/** How long something took. */
export function wholeMinutes(ms: number): number {
  return Math.floor(ms / MINUTE_MS)
}

/**
 * Minutes until a deadline, or since it: what a clock that shows hours and minutes says, and never none.
 *
 * @param ms working time left; negative or 0 if it is late
 */
export function minutesLeft(ms: number): number {
  return Math.max(ms > 0 ? Math.ceil(ms / MINUTE_MS) : Math.floor(-ms / MINUTE_MS), 1)
}

/** Whether so little working time is left that it should be seen. */
export function isSoon(ms: number): boolean {
  return ms < SOON_MS
}
