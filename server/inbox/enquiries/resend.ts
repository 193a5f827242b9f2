import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import type { EnquiryEvent, EventOf } from '../../../domain/inbox/events/enquiry-event.ts'
import { stateOf } from '../../../domain/inbox/events/enquiry-state.ts'
import { isStale } from '../../../domain/inbox/events/next-event.ts'
import { enquiryName } from '../../../domain/inbox/words/names.ts'
import { confirmationId } from '../../enquiries/enquiry-mails.ts'
import { mailNameOf } from '../../mail/due-mail.ts'
import { mailToOneSchema } from '../../mail/mail-message.ts'
import { MAIL_TOPIC } from '../../store/outbox.ts'
import type { Transaction } from '../../store/sql/database.ts'
import { lockedRow } from '../../store/sql/inbox/enquiry-rows.ts'
import { eventsOf } from '../../store/sql/inbox/event-rows.ts'
import {
  type OpenMessage,
  openMessage,
  resendMessage,
  rewriteMessage,
} from '../../store/sql/outbox-messages.ts'
import { Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { STALE_VERSION_MESSAGE } from './act.ts'
import { currentEnquiry } from './detail.ts'
import { noEnquiry } from './enquiry-number.ts'

const NO_ANSWER = new Refused(404, { error: 'There is no such answer.' })
export const ADDRESS_CHANGED_MESSAGE = 'Mails go to another address now: please answer to that one.'
const REFUSALS = {
  stale: STALE_VERSION_MESSAGE,
  moved: ADDRESS_CHANGED_MESSAGE,
  gone: 'This answer is on its way, or has arrived.',
  done: null,
} as const

type ResendRequest = { number: number; outboxId: string; seen: number; me: string }

/** Resends an undelivered answer to its original address, or the confirmation to the current address. */
export async function resend(
  services: InboxServices,
  request: ResendRequest,
): Promise<EnquiryDetail | Refused> {
  const { number, me } = request
  const result = await services.database.transaction((tx) => resendOnce(tx, services, request))
  if (result === 'unknown') return noEnquiry(services, number)
  if (result === 'no-answer') return NO_ANSWER
  return currentEnquiry(services, number, me, REFUSALS[result])
}

async function resendOnce(
  tx: Transaction,
  { audit, now }: InboxServices,
  { number, outboxId, seen, me }: ResendRequest,
): Promise<'unknown' | 'no-answer' | keyof typeof REFUSALS> {
  const row = await lockedRow(tx, number)
  if (!row) return 'unknown'
  const events = await eventsOf(tx, row.postId)
  const at = now().getTime()
  const entry = { at, actor: me, subject: enquiryName(number) }
  if (outboxId === confirmationId(row.postId)) {
    if (!(await readdressConfirmation(tx, outboxId, stateOf(events).correctedAddress))) return 'no-answer'
    if (!(await resendMessage(tx, MAIL_TOPIC, outboxId, at))) return 'gone'
    await audit.append(tx, { ...entry, act: 'sent-mail-again', data: { kind: mailNameOf(outboxId) } })
    return 'done'
  }
  const answer = answerOf(events, outboxId)
  if (!answer) return 'no-answer'
  if (isStale(events, seen, { kind: 'answered', by: me })) return 'stale'
  if (hasAddressChanged(events, answer)) return 'moved'
  if (!(await resendMessage(tx, MAIL_TOPIC, outboxId, at))) return 'gone'
  await audit.append(tx, { ...entry, act: 'sent-again', data: {} })
  return 'done'
}

/**
 * Makes an undelivered mail due again: the confirmation at the current address, an answer only if the address has not changed.
 */
export async function resendMail(
  tx: Transaction,
  { id, enquiry }: Pick<OpenMessage, 'id' | 'enquiry'>,
  at: number,
): Promise<'resent' | 'moved' | 'busy'> {
  const row = enquiry === null ? undefined : await lockedRow(tx, enquiry)
  if (row) {
    const events = await eventsOf(tx, row.postId)
    const answer = answerOf(events, id)
    if (answer && hasAddressChanged(events, answer)) return 'moved'
    if (id === confirmationId(row.postId))
      await readdressConfirmation(tx, id, stateOf(events).correctedAddress)
  }
  return (await resendMessage(tx, MAIL_TOPIC, id, at)) ? 'resent' : 'busy'
}

function answerOf(events: ReadonlyArray<EnquiryEvent>, outboxId: string): EventOf<'answered'> | undefined {
  return events.find(
    (event): event is EventOf<'answered'> => event.kind === 'answered' && event.mail?.outboxId === outboxId,
  )
}

/** Whether the enquirer's address changed after an answer was written. */
function hasAddressChanged(events: ReadonlyArray<EnquiryEvent>, { id, mail }: EventOf<'answered'>): boolean {
  const correction = events.findLast((event) => event.kind === 'corrected-address' && event.id > id)
  return correction?.kind === 'corrected-address' && correction.to !== mail?.to
}

/** Addresses the confirmation to the current address. @returns false if there is no undelivered one */
async function readdressConfirmation(
  tx: Transaction,
  outboxId: string,
  corrected: string | null,
): Promise<boolean> {
  const message = await openMessage(tx, MAIL_TOPIC, outboxId)
  if (!message) return false
  const mail = mailToOneSchema.parse(JSON.parse(message.payload))
  if (corrected !== null)
    await rewriteMessage(tx, MAIL_TOPIC, outboxId, JSON.stringify({ ...mail, to: corrected }))
  return true
}
