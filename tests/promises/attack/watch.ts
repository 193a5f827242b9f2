const GRACE_MS = 1_000

/** The period in which visitors are measured. */
export type Watch = {
  /** Aborts at the end: no further request is sent. */
  over: AbortSignal
  /** Aborts a second later: requests without a response then count as pending. */
  cutOff: AbortSignal
}

/** A period that ends when a promise settles, either way. */
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
