// Without zod, which is larger than the whole island of the calculator that loads this.

export const MIN_MONTHS = 3
export const MAX_MONTHS = 36

export const PAY_DAYS = [1, 15, 25, 'last'] as const
/** The day of the month on which a client pays; 'last' is the last day of each month. */
export type PayDay = (typeof PAY_DAYS)[number]

/** The highest price of one thing and of an hour, and the most hours: their products stay exact in cents. */
export const MAX_PRICE_CENTS = 10_000_000_000
export const MAX_HOURLY_RATE_CENTS = 100_000_000
export const MAX_HOURS = 10_000

/** The extra that {@link FURTHER_PROVIDER} requires. */
export const FIRST_PROVIDER = 'payments-first'
export const FURTHER_PROVIDER = 'payments-extra'
