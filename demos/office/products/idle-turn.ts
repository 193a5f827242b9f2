/** How long one slice may draw, in milliseconds: a frame has 16, and what is drawn must be laid out too. */
const BUDGET_MS = 5
/** Where a browser knows no idle time. */
const LATER_MS = 30
/** Even where it is never idle, a picture comes. */
const LATEST_MS = 400

type Work = () => void

const waiting = new Set<Work>()
let isAsked = false

/**
 * Does what takes long in idle time, as much at once as the budget allows; the newest first, because a list that is scrolled shows
 * it now.
 *
 * @returns takes it back: it left the screen before its turn
 */
export function whenIdle(work: Work): () => void {
  waiting.add(work)
  ask()
  return () => {
    waiting.delete(work)
  }
}

function ask(): void {
  if (isAsked || waiting.size === 0) return
  isAsked = true
  if (typeof requestIdleCallback === 'function') requestIdleCallback(slice, { timeout: LATEST_MS })
  else setTimeout(slice, LATER_MS)
}

function slice(): void {
  isAsked = false
  const until = performance.now() + BUDGET_MS
  for (const work of [...waiting].reverse()) {
    waiting.delete(work)
    work()
    if (performance.now() >= until) break
  }
  ask()
}
