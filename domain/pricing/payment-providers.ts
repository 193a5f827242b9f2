/** The extra that {@link FURTHER_PROVIDER} builds on. */
export const FIRST_PROVIDER = 'payments-first'
export const FURTHER_PROVIDER = 'payments-extra'
