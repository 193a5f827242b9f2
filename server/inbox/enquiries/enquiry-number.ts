import { RefusedError } from '../../http/refusals.ts'
import { findDeparture } from '../../store/sql/inbox/erasures.ts'
import { Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'

/** The refusal for a number without an enquiry: 410 with the time of its deletion and any erasure receipt, else 404. */
export async function noEnquiry(
  { database }: Pick<InboxServices, 'database'>,
  number: number,
): Promise<Refused> {
  const erased = await database.read((tx) => findDeparture(tx, number))
  return erased ? new Refused(410, { error: 'This enquiry is no longer here.', erased }) : NO_ENQUIRY
}

/** At most nine digits: no enquiry will have more. */
const ENQUIRY_NUMBER = /^[1-9]\d{0,8}$/

export const NO_ENQUIRY = new Refused(404, { error: 'There is no such enquiry (any more).' })

/** Parses an enquiry's number in an address, `4412`. @throws {RefusedError} if it is invalid */
export function numberIn(text: string): number {
  if (!ENQUIRY_NUMBER.test(text)) throw new RefusedError(404, NO_ENQUIRY.body.error)
  return Number(text)
}
