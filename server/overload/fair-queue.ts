/** Why work was not taken: its owner has enough of it here, or everybody together has. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
  readonly limit: 'owner' | 'all'

  constructor(limit: 'owner' | 'all') {
    super(limit === 'owner' ? 'This owner has as much work here as one may' : 'Too much work is waiting')
    this.limit = limit
  }
}

export type QueueLimits = {
  /** Pieces of work done at the same time. */
  atOnce: number
  /** Pieces that may wait, of all owners together. */
  waiting: number
  /** Pieces that one owner may have here, waiting or being done. */
  perOwner: number
}

export type FairQueue = {
  /**
   * Does work when its turn comes: owners take turns, so that who brings much waits behind who brings little.
   *
   * @param signal calls the work off while it waits; what has begun is finished
   * @throws {QueueFullError} at once
   * @throws the signal's reason, or whatever the work throws
   */
  run: <Result>(owner: string, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>
}

type Start = () => void

/** A queue with bounds in pieces of work: for what costs much, so that no one owner keeps it from the others. */
export function createFairQueue({ atOnce, waiting, perOwner }: QueueLimits): FairQueue {
  const lines = new Map<string, Set<Start>>() // in the order of the owners' turns
  const present = new Map<string, number>() // pieces of each owner
  let running = 0
  let waitingCount = 0

  function enter(owner: string): void {
    const count = present.get(owner) ?? 0
    if (count >= perOwner) throw new QueueFullError('owner')
    if (running >= atOnce && waitingCount >= waiting) throw new QueueFullError('all')
    present.set(owner, count + 1)
  }

  function leave(owner: string): void {
    const count = (present.get(owner) ?? 1) - 1
    if (count === 0) present.delete(owner)
    else present.set(owner, count)
  }

  function takeTurn(owner: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const callOff = () => {
      if (removeFromLine(owner, start)) reject(signal?.reason)
    }
    const start = () => {
      signal?.removeEventListener('abort', callOff)
      resolve()
    }
    signal?.addEventListener('abort', callOff, { once: true })
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

  function passTurn(): void {
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
      lines.set(owner, line) // behind the other owners
    }
    start()
  }

  return {
    run: async (owner, work, signal) => {
      enter(owner)
      try {
        await takeTurn(owner, signal)
        return await work().finally(passTurn)
      } finally {
        leave(owner)
      }
    },
  }
}
