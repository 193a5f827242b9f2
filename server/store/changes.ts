/** A change of an enquiry. `event`: the id of the latest event of all enquiries at that time. */
export type EnquiryChange =
  | { kind: 'new'; event: number; number: number }
  | { kind: 'changed'; event: number; number: number; version: number; by: string | null; answered: boolean }
  /** The enquiry was deleted. */
  | { kind: 'gone'; event: number; number: number }

/** A change that an open inbox shows. `mail` means only that the state of some mails has changed. */
export type Change = EnquiryChange | { kind: 'mail' }

/** The changes in the inbox, made by any process. */
export type Changes = {
  /**
   * Calls the listener for each change made after it has resolved. Resolves to a function that unsubscribes.
   *
   * @throws {StoreUnavailableError}
   */
  subscribe: (listener: (change: Change) => void) => Promise<() => void>
  /**
   * The changes after an event, for a client that was disconnected; some may have been delivered before. Null if there are too many:
   * the client then reloads everything.
   *
   * @throws {StoreUnavailableError}
   */
  since: (event: number) => Promise<ReadonlyArray<EnquiryChange> | null>
  /** Stops listening; called before the store is closed. */
  stop: () => Promise<void>
}

/** Calls `look` whenever something may have changed, until it is stopped. False alarms are fine. */
export type Wake = (look: () => void) => { stop: () => Promise<void> }
