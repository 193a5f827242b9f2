import { QUARANTINE_DAYS } from '../../../domain/enquiry/retention.ts'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { enquiryName } from '../../../domain/inbox/words/names.ts'
import { CALLED_SPAM } from '../../../domain/inbox/words/quarantine-words.ts'
import { withdrawCalls } from '../../calls/staff-changes.ts'
import { beginQuarantine } from '../../store/sql/enquiry-queries.ts'
import { rowByNumber } from '../../store/sql/inbox/enquiry-rows.ts'
import { deleteQuarantined } from '../../store/sql/inbox/retention.ts'
import { type Answer, DONE } from '../requests/define-routes.ts'
import { Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { appendEnquiryEvent } from './act.ts'
import { currentEnquiry } from './detail.ts'
import { noEnquiry } from './enquiry-number.ts'
import type { Reader } from './row.ts'

const DAY_MS = 86_400_000
const NOT_QUARANTINED = 'This enquiry is not held back any more.'
const SUBSCRIBED = new Refused(404, { error: 'This address is with the subscribers now.' })

/** Releases a quarantined enquiry: its mails are queued and its deadline starts. The release hook writes the audit entry. */
export async function release(
  services: InboxServices,
  number: number,
  me: string,
): Promise<EnquiryDetail | Refused> {
  const postId = (await services.database.read((tx) => rowByNumber(tx, number)))?.postId
  if (postId === undefined) return noEnquiry(services, number)
  const result = await services.enquiries.release(postId, me)
  if (result !== 'released') return currentEnquiry(services, number, me, NOT_QUARANTINED)
  const enquiry = await currentEnquiry(services, number, me)
  return enquiry instanceof Refused ? SUBSCRIBED : enquiry
}

/** Deletes a quarantined enquiry before its retention time is over. */
export async function remove(services: InboxServices, number: number, me: string): Promise<Answer> {
  const { database, audit, now } = services
  const act = {
    at: now().getTime(),
    actor: me,
    act: 'deleted-held-back',
    subject: enquiryName(number),
    data: {},
  }
  const result = await database.transaction((tx) =>
    deleteQuarantined(tx, number, (tx) => audit.append(tx, act)),
  )
  if (result !== 'deleted') return currentEnquiry(services, number, me, NOT_QUARANTINED)
  await database.emptyWriteAheadLog()
  return DONE
}

/** Quarantines an enquiry that staff mark as spam, or that was released by mistake. */
export async function holdBack(
  services: InboxServices,
  reader: Reader,
  number: number,
  seen: number,
): Promise<EnquiryDetail | Refused> {
  const postId = (await services.database.read((tx) => rowByNumber(tx, number)))?.postId
  if (postId === undefined) return noEnquiry(services, number)
  const at = services.now().getTime()
  const quarantine = { reasons: [CALLED_SPAM], until: at + QUARANTINE_DAYS * DAY_MS }
  return appendEnquiryEvent(services, reader, {
    number,
    event: { kind: 'held-back', at, by: reader.me, ...quarantine },
    seen,
    async alsoInTransaction(tx) {
      await beginQuarantine(tx, postId, quarantine)
      await withdrawCalls(tx, [postId], { secret: services.secret, nowMs: at })
    },
  })
}
