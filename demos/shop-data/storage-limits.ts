/** Between them a day is written with four figures; a clock may be wrong, but not by more. */
export const FIRST_MOMENT = Date.UTC(1900, 0, 1)
export const LAST_MOMENT = Date.UTC(9999, 11, 30)
/** Of any sum: beyond it sums of sums are no longer exact. */
export const MAX_AMOUNT_CENTS = 1_000_000_000_000
export const MAX_STORED_QUANTITY = 10_000_000
/** Of one text. */
export const MAX_TEXT_CHARS = 2_000
