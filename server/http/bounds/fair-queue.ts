import type { FastifyRequest } from 'fastify'

/** The limit that was reached: of one owner, or of all together. Not an error object: a refusal must be cheap. */
export type QueueFull = 'owner' | 'all'

/** What a task returned, or the limit because of which it was not run. */
export type QueueOutcome<Result> = { result: Result } | { full: QueueFull }

type QueueLimits = {
  /** Tasks that run at the same time. */
  atOnce: number
  /** Tasks that may wait, of all owners together. */
  waiting: number
  /** Tasks that one owner may have in the queue, waiting or running. */
  perOwner: number
}

type FairQueue = {
  /**
   * Runs a task in its turn. Owners take turns: an owner with few tasks does not wait for all tasks of another.
   *
   * @param signal cancels the task while it waits; a running task is finished
   * @throws the signal's reason, or what the task throws
   */
  run: <Result>(
    owner: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ) => Promise<QueueOutcome<Result>>
}

/** A bounded queue for expensive tasks, shared fairly among their owners (round robin). */
export function createFairQueue({ atOnce, waiting, perOwner }: QueueLimits): FairQueue {
  /** The starts of waiting tasks, by owner, in the order of the owners' turns. */
  const waitingTasks = new Map<string, Set<() => void>>()
  /** Tasks of each owner, waiting or running. */
  const taskCounts = new Map<string, number>()
  let running = 0
  let waitingCount = 0

  function fullFor(owner: string): QueueFull | null {
    if ((taskCounts.get(owner) ?? 0) >= perOwner) return 'owner'
    return running >= atOnce && waitingCount >= waiting ? 'all' : null
  }

  function changeCount(owner: string, change: 1 | -1): void {
    const count = (taskCounts.get(owner) ?? 0) + change
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
      if (removeWaiting(owner, start)) reject(signal?.reason)
    }
    const start = () => {
      signal?.removeEventListener('abort', cancel)
      resolve()
    }
    signal?.addEventListener('abort', cancel, { once: true })
    waitingTasks.set(owner, (waitingTasks.get(owner) ?? new Set()).add(start))
    waitingCount += 1
    return promise
  }

  /** @returns whether the task was still waiting */
  function removeWaiting(owner: string, start: () => void): boolean {
    const ownTasks = waitingTasks.get(owner)
    if (!ownTasks?.delete(start)) return false
    if (ownTasks.size === 0) waitingTasks.delete(owner)
    waitingCount -= 1
    return true
  }

  function startNext(): void {
    const [nextOwner] = waitingTasks
    const [start] = nextOwner?.[1] ?? []
    if (!nextOwner || !start) {
      running -= 1
      return
    }
    const [owner, ownTasks] = nextOwner
    removeWaiting(owner, start)
    if (ownTasks.size > 0) {
      waitingTasks.delete(owner)
      waitingTasks.set(owner, ownTasks) // the owner's next turn comes after the other owners'
    }
    start()
  }

  async function runNow<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } finally {
      startNext()
    }
  }

  return {
    run: async (owner, work, signal) => {
      const full = fullFor(owner)
      if (full) return { full }
      changeCount(owner, 1)
      try {
        await waitForTurn(owner, signal)
        return { result: await runNow(work) }
      } finally {
        changeCount(owner, -1)
      }
    },
  }
}

/** A waiting request is refused this long before its connection times out. */
const BEFORE_CUT_MS = 2_000

/** More than a thread needs to start on a small, busy machine, and less than proxies wait. */
const LATE_START_MS = 45_000

/** A hook for requests whose work may wait for a thread to start: it gives them more time for an answer. */
export async function allowLateStart({ raw }: FastifyRequest): Promise<void> {
  const { timeout } = raw.socket
  if (timeout) raw.setTimeout(Math.max(timeout, LATE_START_MS))
}

/**
 * The outcome of a task, or 'all' if it does not end in time for an answer.
 *
 * @param onLate called then, to cancel the task
 */
export async function answerInTime<Result>(
  { raw }: FastifyRequest,
  outcome: Promise<QueueOutcome<Result>>,
  onLate: () => void = () => {},
): Promise<QueueOutcome<Result>> {
  const { timeout } = raw.socket
  if (!timeout) return outcome
  const late = Promise.withResolvers<QueueOutcome<Result>>()
  const timer = setTimeout(
    () => {
      late.resolve({ full: 'all' })
      onLate()
    },
    Math.max(0, timeout - BEFORE_CUT_MS),
  )
  try {
    return await Promise.race([outcome, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
