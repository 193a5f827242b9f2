/** How deliveries end when the server stops. */
export type ShutdownSignals = {
  /** No more messages are claimed. */
  claiming: AbortSignal
  /** What is under way is given up: it is tried again by whoever runs next. */
  attempts: AbortSignal
}

/** What ends an attempt: its own time, or the server's end. */
export function signalOf(stop: ShutdownSignals | undefined, time: AbortSignal): AbortSignal {
  return stop ? AbortSignal.any([stop.attempts, time]) : time
}
