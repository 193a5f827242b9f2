/** Why work is not taken: its owner has enough of it here, or everybody together has. A value: a refusal must be cheap. */
export type QueueFull = 'owner' | 'all'

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
   * @returns what the work returns, or at once why it is not taken
   * @throws the signal's reason, or whatever the work throws
   */
  run: <Result>(
    owner: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ) => Promise<{ result: Result } | { full: QueueFull }>
}

type Start = () => void

/** A queue with bounds in pieces of work: for what costs much, so that no one owner keeps it from the others. */
export function createFairQueue({ atOnce, waiting, perOwner }: QueueLimits): FairQueue {
  const lines = new Map<string, Set<Start>>() // in the order of the owners' turns
  const present = new Map<string, number>() // pieces of each owner
  let running = 0
  let waitingCount = 0

  function fullFor(owner: string): QueueFull | null {
    if ((present.get(owner) ?? 0) >= perOwner) return 'owner'
    return running >= atOnce && waitingCount >= waiting ? 'all' : null
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
      const full = fullFor(owner)
      if (full) return { full }
      present.set(owner, (present.get(owner) ?? 0) + 1)
      try {
        await takeTurn(owner, signal)
        return { result: await work().finally(passTurn) }
      } finally {
        leave(owner)
      }
    },
  }
}
