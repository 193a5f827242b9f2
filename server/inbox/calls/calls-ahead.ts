import type { ChangedPerson, Departed } from '../../../domain/inbox/api/people.ts'
import { enquiryName } from '../../../domain/inbox/words/names.ts'
import { callContextOf } from '../../calls/call-enquiry.ts'
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
  services: InboxServices,
  tx: Transaction,
  { from, by }: { from: string; by: string },
): Promise<ChangedPerson> {
  const context = callContextOf(services, services.content())
  const { given, left } = await handOverCalls(tx, { from, by }, context)
  const entry = { at: context.nowMs, actor: by, act: 'call-given', data: {} }
  for (const number of given) await services.audit.append(tx, { ...entry, subject: enquiryName(number) })
  return { callsGiven: given.length, callsLeft: left.length }
}
