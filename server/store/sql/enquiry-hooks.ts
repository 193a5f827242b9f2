import type { AddOptions, Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { nothing, type Work } from './work.ts'

/**
 * What else is done in the transaction that changes an enquiry: it stands or falls with it. One that throws takes the change back.
 */
export type EnquiryHooks = {
  /** After one was stored; not of a repeat, and not of one that is put back from an export. */
  onStored: (enquiry: Enquiry, options: AddOptions) => Work<void>
  /** After one was put back from an export: nobody is to be told of it. */
  onRestored: (enquiry: Enquiry) => Work<void>
  /**
   * After one that was held back was released; it is given as what it is now. `by`: the id of who did it, null for
   * the command line.
   */
  onReleased: (enquiry: Enquiry, by: string | null) => Work<void>
  /** After the time of one was over, of which only `left` stays. */
  onReduced: (left: Enquiry) => Work<void>
  /** After what was over was deleted, all of it or but for what {@link onReduced} was told of: as it stood until then. */
  onExpired: (enquiry: Enquiry) => Work<void>
}

const NONE: EnquiryHooks = {
  onStored: nothing,
  onRestored: nothing,
  onReleased: nothing,
  onReduced: nothing,
  onExpired: nothing,
}

/** One after the other, in their order; what one does not name is nothing. */
export function hooksInTurn(...all: ReadonlyArray<Partial<EnquiryHooks>>): EnquiryHooks {
  const each = all.map((some) => ({ ...NONE, ...some }))
  return {
    *onStored(enquiry, options) {
      for (const { onStored } of each) yield* onStored(enquiry, options)
    },
    *onRestored(enquiry) {
      for (const { onRestored } of each) yield* onRestored(enquiry)
    },
    *onReleased(enquiry, by) {
      for (const { onReleased } of each) yield* onReleased(enquiry, by)
    },
    *onReduced(left) {
      for (const { onReduced } of each) yield* onReduced(left)
    },
    *onExpired(enquiry) {
      for (const { onExpired } of each) yield* onExpired(enquiry)
    },
  }
}
