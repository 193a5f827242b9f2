/** What became of an enquiry. `event`: the last one of the log of all enquiries by then. */
export type EnquiryChange =
  | { kind: 'new'; event: number; number: number }
  | { kind: 'changed'; event: number; number: number; version: number; by: string | null; answered: boolean }
  /** Deleted, by whomever. */
  | { kind: 'gone'; event: number; number: number }

/** Something that whoever has the inbox open wants to know. Of mails it is told only that the fate of some changed. */
export type Change = EnquiryChange | { kind: 'mail' }

/** What changes in the inbox, whichever process does it. */
export type Changes = {
  /**
   * Tells of each change that is made after it has resolved, until the function it resolves to is called.
   *
   * @throws {StoreUnavailableError}
   */
  subscribe: (listener: (change: Change) => void) => Promise<() => void>
  /**
   * What has become of enquiries since an event, for whoever was away: some of it may have been told before. Null if it is too much: then
   * everything is to be read anew.
   *
   * @throws {StoreUnavailableError}
   */
  since: (event: number) => Promise<ReadonlyArray<EnquiryChange> | null>
  /** Listens no more; to be called before the store is closed. */
  stop: () => Promise<void>
}

/** Calls `look` whenever something may have changed, until it is stopped. It need not be right: looking finds nothing then. */
export type Wake = (look: () => void) => { stop: () => Promise<void> }
