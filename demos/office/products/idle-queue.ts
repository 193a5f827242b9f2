/** How long one slice may draw, in milliseconds: a frame has 16, and what is drawn must be laid out too. */
const BUDGET_MS = 5
/** Where a browser knows no idle time. */
const LATER_MS = 30
/** Even where it is never idle, a picture comes. */
const LATEST_MS = 400
/** How long nothing was scrolled when a page rests: what flies past is not worth drawing. */
const REST_MS = 120

type IdleTask = () => void

const waiting = new Set<IdleTask>()
let isAsked = false
let movedAt = Number.NEGATIVE_INFINITY

/**
 * Runs slow tasks in idle time once scrolling has stopped, as many at once as the budget allows: the newest first, because they
 * are on the screen now.
 *
 * @returns cancels the task
 */
export function whenIdle(task: IdleTask): () => void {
  waiting.add(task)
  ask()
  return () => {
    waiting.delete(task)
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
  for (const task of [...waiting].reverse()) {
    waiting.delete(task)
    task()
    if (performance.now() >= until) break
  }
  ask()
  if (!isAsked) removeEventListener('scroll', noteMove)
}
