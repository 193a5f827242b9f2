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
   * Runs a task in its turn. Owners take turns, so that an owner with few tasks does not wait for all those of another. Where no place
   * is left, the last task of the owner with the most of them gives its place to an owner with fewer.
   *
   * @param signal cancels the task while it waits; one that has started is finished
   * @returns what the task returns, or which limit was reached: at once, or when the task gave up its place
   * @throws the signal's reason, or what the task throws
   */
  run: <Result>(
    owner: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ) => Promise<{ result: Result } | { full: QueueFull }>
}

/** A task in the queue: it is started, or refused after all. */
type Waiting = { start: () => void; refuse: () => void }

/** How much of the usual time of a task the last one makes up. */
const LAST_TASK = 0.1
/** What one task counts at most: several times the usual and this. The first one of a thread takes the time to start it, too. */
const OUTLIER = { times: 4, ms: 50 }

/**
 * A bounded queue for expensive tasks, shared fairly among their owners (round robin).
 *
 * @param monotonicMs milliseconds from any beginning, that never run backwards
 */
export function createFairQueue(
  { atOnce, waiting, perOwner, patienceMs = Number.POSITIVE_INFINITY }: QueueLimits,
  monotonicMs: () => number = () => performance.now(),
): FairQueue {
  const lines = new Map<string, Set<Waiting>>() // waiting tasks by owner, in the order of the owners' turns
  const taskCounts = new Map<string, number>() // tasks of each owner, waiting or running
  let running = 0
  let waitingCount = 0
  let usualMs = 0

  function fullFor(owner: string): QueueFull | null {
    if ((taskCounts.get(owner) ?? 0) >= perOwner) return 'owner'
    if (running < atOnce) return null
    return wouldLosePatience(owner) || (waitingCount >= waiting && !makeRoomFor(owner)) ? 'all' : null
  }

  /** Whether another owner has so many more tasks waiting that the last of them gave up its place. */
  function makeRoomFor(owner: string): boolean {
    const [heaviest, line] = [...lines].reduce<[string, Set<Waiting>]>(
      (most, each) => (each[1].size > most[1].size ? each : most),
      [owner, new Set()],
    )
    const last = [...line].at(-1)
    if (!last || line.size <= (lines.get(owner)?.size ?? 0) + 1) return false
    removeFromLine(heaviest, last)
    last.refuse()
    return true
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
      const ms = Math.min(monotonicMs() - beganMs, OUTLIER.times * usualMs + OUTLIER.ms)
      usualMs += LAST_TASK * (ms - usualMs)
    }
  }

  function countDown(owner: string): void {
    const count = (taskCounts.get(owner) ?? 1) - 1
    if (count === 0) taskCounts.delete(owner)
    else taskCounts.set(owner, count)
  }

  /** @returns whether the task may start; false if it gave up its place */
  function waitForTurn(owner: string, signal: AbortSignal | undefined): Promise<boolean> {
    signal?.throwIfAborted()
    if (running < atOnce) {
      running += 1
      return Promise.resolve(true)
    }
    const { promise, resolve, reject } = Promise.withResolvers<boolean>()
    const cancel = () => {
      if (removeFromLine(owner, task)) reject(signal?.reason)
    }
    const end = (isStarted: boolean) => () => {
      signal?.removeEventListener('abort', cancel)
      resolve(isStarted)
    }
    const task = { start: end(true), refuse: end(false) }
    signal?.addEventListener('abort', cancel, { once: true })
    addToLine(owner, task)
    return promise
  }

  function addToLine(owner: string, task: Waiting): void {
    const line = lines.get(owner) ?? new Set()
    lines.set(owner, line.add(task))
    waitingCount += 1
  }

  function removeFromLine(owner: string, task: Waiting): boolean {
    const line = lines.get(owner)
    if (!line?.delete(task)) return false
    if (line.size === 0) lines.delete(owner)
    waitingCount -= 1
    return true
  }

  function startNext(): void {
    const [next] = lines
    const [task] = next?.[1] ?? []
    if (!next || !task) {
      running -= 1
      return
    }
    const [owner, line] = next
    removeFromLine(owner, task)
    if (line.size > 0) {
      lines.delete(owner)
      lines.set(owner, line) // the owner's next turn comes after the other owners'
    }
    task.start()
  }

  return {
    run: async (owner, work, signal) => {
      const full = fullFor(owner)
      if (full) return { full }
      taskCounts.set(owner, (taskCounts.get(owner) ?? 0) + 1)
      try {
        if (!(await waitForTurn(owner, signal))) return { full: 'all' }
        return { result: await timed(work).finally(startNext) }
      } finally {
        countDown(owner)
      }
    },
  }
}

/** A connection over which nothing goes is cut after its time-out; so long before it, whoever waits is told when to try again. */
const BEFORE_CUT_MS = 2_000

/** More than a thread takes to start on a small machine that is busy, and less than proxies wait. */
const LATE_START_MS = 45_000

/** A hook for requests whose work may have to wait until its thread has started: they have more time for an answer than others. */
export async function allowLateStart({ raw }: FastifyRequest): Promise<void> {
  const { timeout } = raw.socket
  if (timeout) raw.setTimeout(Math.max(timeout, LATE_START_MS))
}

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
