import { Refused } from './refusal.ts'

/** Longer ones no enquiry will ever have. */
const NUMBER = /^[1-9]\d{0,8}$/

export const NO_ENQUIRY = new Refused(404, { error: 'There is no such enquiry (any more).' })

/** The number of an enquiry as it stands in an address, `4412`; null if it is none. */
export function numberIn(text: string): number | null {
  return NUMBER.test(text) ? Number(text) : null
}
