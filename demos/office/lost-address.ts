import { OFFICE } from '../addresses.ts'

/** The page that stands for addresses which are none of the office's. */
export const LOST_IN_OFFICE = `${OFFICE}/nothing-here`
