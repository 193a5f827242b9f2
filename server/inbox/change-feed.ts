import type { StreamEvent } from '../../domain/inbox/api/stream.ts'

/** Something changed, for whoever has it on the screen. */
export type Change = {
  /** Of the last fact; what comes after it can be asked for. */
  id: string
  event: StreamEvent
}

/** Tells of changes, whichever server made them. */
export type ChangeFeed = {
  /** Calls the listener at each change until it is ended. @returns ends it */
  subscribe: (listener: (change: Change) => void) => () => void
  /** What came after an id, oldest first; null if that is too much, or the id is not known (any more). */
  since: (id: string) => Promise<ReadonlyArray<Change> | null>
}
