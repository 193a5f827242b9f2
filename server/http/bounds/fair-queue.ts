import type { FastifyRequest } from 'fastify'

/** Whose limit was reached: the owner's, or that of all owners together. Not an error object: a refusal must be cheap. */
export type QueueFull = 'owner' | 'all'

type QueueLimits = {
  /** Tasks that run at the same time. */
  atOnce: number
  /** Tasks that may wait, of all owners together. */
  waiting: number
  /** Tasks that one owner may have in the queue, waiting or running. */
  perOwner: number
  /** Whoever would wait longer, as long as tasks took lately, is refused at once instead of after a wait; absent: everybody waits. */
  patienceMs?: number
}

type FairQueue = {
  /**
   * Runs a task in its turn. Owners take turns, so that an owner with few tasks does not wait for all those of another.
   *
   * @param signal cancels the task while it waits; one that has started is finished
   * @returns what the task returns, or at once which limit was reached
   * @throws the signal's reason, or what the task throws
   */
  run: <Result>(
    owner: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ) => Promise<{ result: Result } | { full: QueueFull }>
}

type Start = () => void

/** How much of the usual time of a task the last one makes up. */
const LAST_TASK = 0.1

/**
 * A bounded queue for expensive tasks, shared fairly among their owners (round robin).
 *
 * @param monotonicMs milliseconds from any beginning, that never run backwards
 */
export function createFairQueue(
  { atOnce, waiting, perOwner, patienceMs = Number.POSITIVE_INFINITY }: QueueLimits,
  monotonicMs: () => number = () => performance.now(),
): FairQueue {
  const lines = new Map<string, Set<Start>>() // waiting tasks by owner, in the order of the owners' turns
  const taskCounts = new Map<string, number>() // tasks of each owner, waiting or running
  let running = 0
  let waitingCount = 0
  let usualMs = 0

  function fullFor(owner: string): QueueFull | null {
    if ((taskCounts.get(owner) ?? 0) >= perOwner) return 'owner'
    return running >= atOnce && (waitingCount >= waiting || wouldLosePatience(owner)) ? 'all' : null
  }

  function wouldLosePatience(owner: string): boolean {
    const most = (patienceMs * atOnce) / usualMs
    if (waitingCount <= most) return false
    const place = lines.get(owner)?.size ?? 0
    // In each round every owner has a turn.
    const before = Array.from(lines.values(), ({ size }) => Math.min(size, place + 1))
    return before.reduce((sum, turns) => sum + turns, 0) > most
  }

  async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
    const beganMs = monotonicMs()
    try {
      return await work()
    } finally {
      usualMs += LAST_TASK * (monotonicMs() - beganMs - usualMs)
    }
  }

  function countDown(owner: string): void {
    const count = (taskCounts.get(owner) ?? 1) - 1
    if (count === 0) taskCounts.delete(owner)
    else taskCounts.set(owner, count)
  }

  function waitForTurn(owner: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const cancel = () => {
      if (removeFromLine(owner, start)) reject(signal?.reason)
    }
    const start = () => {
      signal?.removeEventListener('abort', cancel)
      resolve()
    }
    signal?.addEventListener('abort', cancel, { once: true })
    addToLine(owner, start)
    return promise
  }

  function addToLine(owner: string, start: Start): void {
    const line = lines.get(owner) ?? new Set()
    lines.set(owner, line.add(start))
    waitingCount += 1
  }

  function removeFromLine(owner: string, start: Start): boolean {
    const line = lines.get(owner)
    if (!line?.delete(start)) return false
    if (line.size === 0) lines.delete(owner)
    waitingCount -= 1
    return true
  }

  function startNext(): void {
    const [next] = lines
    const [start] = next?.[1] ?? []
    if (!next || !start) {
      running -= 1
      return
    }
    const [owner, line] = next
    removeFromLine(owner, start)
    if (line.size > 0) {
      lines.delete(owner)
      lines.set(owner, line) // the owner's next turn comes after the other owners'
    }
    start()
  }

  return {
    run: async (owner, work, signal) => {
      const full = fullFor(owner)
      if (full) return { full }
      taskCounts.set(owner, (taskCounts.get(owner) ?? 0) + 1)
      try {
        await waitForTurn(owner, signal)
        return { result: await timed(work).finally(startNext) }
      } finally {
        countDown(owner)
      }
    },
  }
}

/** A connection over which nothing goes is cut after its time-out; so long before it, whoever waits is told when to try again. */
const BEFORE_CUT_MS = 2_000

type Turn<Result> = { result: Result } | { full: QueueFull }

/**
 * What a turn comes to, or that all places are taken where it does not come in time for an answer.
 *
 * @param onLate is called then, to give the turn up
 */
export async function answerInTime<Result>(
  { raw }: FastifyRequest,
  turn: Promise<Turn<Result>>,
  onLate: () => void = () => {},
): Promise<Turn<Result>> {
  const { timeout } = raw.socket
  if (!timeout) return turn
  const late = Promise.withResolvers<Turn<Result>>()
  const timer = setTimeout(
    () => {
      late.resolve({ full: 'all' })
      onLate()
    },
    Math.max(0, timeout - BEFORE_CUT_MS),
  )
  try {
    return await Promise.race([turn, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
