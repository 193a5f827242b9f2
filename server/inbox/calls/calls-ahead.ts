import type { ChangedPerson, Departed } from '../../../domain/inbox/api/people.ts'
import { enquiryName } from '../../../domain/inbox/words/names.ts'
import { handOverCalls } from '../../calls/staff-changes.ts'
import { openCallsOf } from '../../store/sql/calls/call-rows.ts'
import type { Transaction } from '../../store/sql/database.ts'
import { rowByPostId } from '../../store/sql/inbox/enquiry-rows.ts'
import type { InboxServices } from '../services.ts'

/** The future calls of a member of staff, earliest first, with their enquiries. */
export async function callsAheadOf(
  tx: Transaction,
  staff: string,
  nowMs: number,
): Promise<Departed['calls']> {
  const ahead = (await openCallsOf(tx, staff)).filter(({ startsAt }) => startsAt > nowMs)
  const namedCalls: Departed['calls'] = []
  for (const { postId, startsAt } of ahead) {
    const { number, name } = await rowByPostId(tx, postId)
    namedCalls.push({ number, name, startsAt })
  }
  return namedCalls
}

/** Hands the future calls of a member of staff over to colleagues, with an audit entry for each. */
export async function handOverAllCalls(
  { secret, content, now, randomBytes, audit }: InboxServices,
  tx: Transaction,
  { from, by }: { from: string; by: string },
): Promise<ChangedPerson> {
  const at = now().getTime()
  const { openingHours } = content().company
  const { given, left } = await handOverCalls(
    tx,
    { from, by },
    { secret, openingHours, nowMs: at, randomBytes },
  )
  for (const number of given)
    await audit.append(tx, { at, actor: by, act: 'call-given', subject: enquiryName(number), data: {} })
  return { callsGiven: given.length, callsLeft: left.length }
}
