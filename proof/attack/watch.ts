const GRACE_MS = 1_000

/** The time for which visitors are watched. */
export type Watch = {
  /** Nothing new is begun from now on. */
  over: AbortSignal
  /** A second later: whoever still waits is counted as waiting. */
  cutOff: AbortSignal
}

/** Watches until something has ended, well or not. */
export function watchUntil(end: Promise<unknown>): Watch {
  const over = new AbortController()
  const cutOff = new AbortController()
  const finish = () => {
    over.abort()
    setTimeout(() => cutOff.abort(), GRACE_MS).unref()
  }
  end.then(finish, finish)
  return { over: over.signal, cutOff: cutOff.signal }
}
