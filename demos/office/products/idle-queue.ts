/** How long one slice may draw, in milliseconds: a frame has 16, and what is drawn must be laid out too. */
const BUDGET_MS = 5
/** Where a browser knows no idle time. */
const LATER_MS = 30
/** Even where it is never idle, a picture comes. */
const LATEST_MS = 400
/** How long nothing was scrolled when a page rests: what flies past is not worth drawing. */
const REST_MS = 120

type Work = () => void

const waiting = new Set<Work>()
let isAsked = false
let movedAt = Number.NEGATIVE_INFINITY

/**
 * Does what takes long in idle time once the page rests, as much at once as the budget allows; the newest first, because a list that is scrolled shows
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
  addEventListener('scroll', noteMove, { passive: true })
  if (typeof requestIdleCallback === 'function') requestIdleCallback(slice, { timeout: LATEST_MS })
  else setTimeout(slice, LATER_MS)
}

function noteMove(): void {
  movedAt = performance.now()
}

function slice(): void {
  const restsInMs = movedAt + REST_MS - performance.now()
  if (restsInMs > 0) {
    setTimeout(slice, restsInMs)
    return
  }
  isAsked = false
  const until = performance.now() + BUDGET_MS
  for (const work of [...waiting].reverse()) {
    waiting.delete(work)
    work()
    if (performance.now() >= until) break
  }
  ask()
  if (!isAsked) removeEventListener('scroll', noteMove)
}
