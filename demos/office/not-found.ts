import { OFFICE } from '../addresses.ts'

/** The page that stands for addresses which are none of the office's. */
export const OFFICE_NOT_FOUND = `${OFFICE}/nothing-here`
