import type { AddOptions, Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { Transaction } from './database.ts'

/**
 * What else is done in the transaction that changes an enquiry: it stands or falls with it. One that throws takes the change back.
 */
export type EnquiryHooks = {
  /** After one was stored; not of a repeat, and not of one that is put back from an export. */
  onStored: (tx: Transaction, enquiry: Enquiry, options: AddOptions) => Promise<void>
  /** After one was put back from an export: nobody is to be told of it. */
  onRestored: (tx: Transaction, enquiry: Enquiry) => Promise<void>
  /**
   * After one that was held back was released; it is given as what it is now. `by`: the id of who did it, null for
   * the command line.
   */
  onReleased: (tx: Transaction, enquiry: Enquiry, by: string | null) => Promise<void>
  /** After the time of one was over, of which only `left` stays. */
  onReduced: (tx: Transaction, left: Enquiry) => Promise<void>
  /** After what was over was deleted, all of it or but for what {@link onReduced} was told of: as it stood until then. */
  onExpired: (tx: Transaction, enquiry: Enquiry) => Promise<void>
}

const NONE: EnquiryHooks = {
  onStored: async () => {},
  onRestored: async () => {},
  onReleased: async () => {},
  onReduced: async () => {},
  onExpired: async () => {},
}

/** One after the other, in their order; what one does not name is nothing. */
export function hooksInTurn(...all: ReadonlyArray<Partial<EnquiryHooks>>): EnquiryHooks {
  const each = all.map((some) => ({ ...NONE, ...some }))
  return {
    async onStored(tx, enquiry, options) {
      for (const { onStored } of each) await onStored(tx, enquiry, options)
    },
    async onRestored(tx, enquiry) {
      for (const { onRestored } of each) await onRestored(tx, enquiry)
    },
    async onReleased(tx, enquiry, by) {
      for (const { onReleased } of each) await onReleased(tx, enquiry, by)
    },
    async onReduced(tx, left) {
      for (const { onReduced } of each) await onReduced(tx, left)
    },
    async onExpired(tx, enquiry) {
      for (const { onExpired } of each) await onExpired(tx, enquiry)
    },
  }
}
