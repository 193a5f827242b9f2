const GRACE_MS = 1_000

/** The period in which visitors are measured. */
export type Watch = {
  /** Aborts at the end: no further request is sent. */
  endSignal: AbortSignal
  /** Aborts a second later: requests without a response then count as pending. */
  cutOffSignal: AbortSignal
}

/** A period that ends when a promise is fulfilled or rejected. */
export function watchUntil(promise: Promise<unknown>): Watch {
  const end = new AbortController()
  const cutOff = new AbortController()
  const finish = () => {
    end.abort()
    setTimeout(() => cutOff.abort(), GRACE_MS).unref()
  }
  promise.then(finish, finish)
  return { endSignal: end.signal, cutOffSignal: cutOff.signal }
}
