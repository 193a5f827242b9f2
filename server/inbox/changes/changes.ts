/** Something that whoever has the inbox open wants to know. `fact`: the last one of the log of all enquiries by then. */
export type Change =
  | { kind: 'new'; fact: number; number: number }
  | { kind: 'changed'; fact: number; number: number; version: number; by: string | null; answered: boolean }
  /** Deleted, by whomever. */
  | { kind: 'gone'; fact: number; number: number }

/** What changes in the inbox, whichever process does it. */
export type Changes = {
  /**
   * Tells of each change that is made after it has resolved, until the function it resolves to is called.
   *
   * @throws {StoreUnavailableError}
   */
  subscribe: (listener: (change: Change) => void) => Promise<() => void>
  /**
   * What has changed since a fact, for whoever was away: some of it may have been told before. Null if it is too much: then everything is
   * to be read anew.
   *
   * @throws {StoreUnavailableError}
   */
  since: (fact: number) => Promise<ReadonlyArray<Change> | null>
  /** Listens no more; to be called before the store is closed. */
  stop: () => Promise<void>
}

/** Calls `look` whenever something may have changed, until it is stopped. It need not be right: looking finds nothing then. */
export type Wake = (look: () => void) => { stop: () => Promise<void> }
