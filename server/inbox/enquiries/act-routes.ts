import type { z } from 'zod'
import { todayInJohannesburg } from '../../../domain/calendar/calendar.ts'
import { answerHours, deadlineOf } from '../../../domain/calendar/deadline.ts'
import { addEventSchema, replySchema, versionSchema } from '../../../domain/inbox/api/enquiry-acts.ts'
import { draftTextSchema, type NewEvent as SentEvent } from '../../../domain/inbox/api/enquiry-detail.ts'
import { isPhoneConversation } from '../../../domain/inbox/events/calls.ts'
import type { EnquiryState } from '../../../domain/inbox/events/enquiry-state.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import { isReminderDay } from '../../../domain/inbox/time/reminder.ts'
import { callContextOf, callEnquiryOf } from '../../calls/call-enquiry.ts'
import { CallerNotFree, changeByStaff } from '../../calls/staff-changes.ts'
import type { Act } from '../../store/sql/inbox/append.ts'
import { detailOf, type EnquiryDetail as StoredDetail } from '../../store/sql/inbox/detail.ts'
import { deleteDraft, saveDraft } from '../../store/sql/inbox/drafts.ts'
import type { NewEvent } from '../../store/sql/inbox/event-rows.ts'
import { extraHolidays } from '../../store/sql/inbox/settings-rows.ts'
import { staffById } from '../../store/sql/staff.ts'
import { isCurrentStaff } from '../people/current-staff.ts'
import { type Answer, DONE, type InboxRoutes, type StaffRequest } from '../requests/define-routes.ts'
import { fieldErrorsRefusal, Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { appendEnquiryEvent } from './act.ts'
import { currentEnquiry } from './detail.ts'
import { NO_ENQUIRY, noEnquiry, numberIn } from './enquiry-number.ts'
import { holdBack, release, remove } from './quarantine.ts'
import { reply, undo } from './reply.ts'
import { resend } from './resend.ts'
import { readerOf } from './row.ts'

const CALL_EVENTS: ReadonlySet<string> = new Set(['call-cancelled', 'call-missed', 'call-given'])
const NOT_FREE = new Refused(409, { error: 'They have another call then.' })
const OUTBOX_ID = /^[\w.-]{1,100}$/

/** Actions on one enquiry (answering, notes, assignment), and drafts of replies. */
export function addActRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { database, now } = services
  routes.staff('POST', 'enquiries/:number/facts', { ...NEEDS.answer, body: addEventSchema }, (call) =>
    addEvent(services, call),
  )
  routes.staff('POST', 'enquiries/:number/reply', { ...NEEDS.answer, body: replySchema }, async (call) => {
    const { signedIn, param, body } = call
    return reply(services, await readerOf(database, signedIn.staff.id), numberIn(param('number')), body)
  })
  routes.staff('POST', 'undo/:undoId', NEEDS.answer, async ({ signedIn, param }) => {
    const id = param('undoId')
    return OUTBOX_ID.test(id) ? undo(services, await readerOf(database, signedIn.staff.id), id) : NO_ENQUIRY
  })
  addQuarantineAndResend(routes, services)
  routes.staff('PUT', 'drafts/:number', { ...NEEDS.answer, body: draftTextSchema }, async (call) => {
    const number = numberIn(call.param('number'))
    const draft = { ...call.body, keptAt: now().getTime() }
    const isKept = await database.transaction((tx) => saveDraft(tx, call.signedIn.staff.id, number, draft))
    return isKept ? draft : noEnquiry(services, number)
  })
  routes.staff('DELETE', 'drafts/:number', NEEDS.answer, async ({ signedIn, param }) => {
    await database.transaction((tx) => deleteDraft(tx, signedIn.staff.id, numberIn(param('number'))))
    return DONE
  })
}

function addQuarantineAndResend(routes: InboxRoutes, services: InboxServices): void {
  const resendNeeds = { ...NEEDS.answer, body: versionSchema }
  routes.staff('POST', 'enquiries/:number/resend/:outboxId', resendNeeds, async (call) => {
    const [number, outboxId] = [numberIn(call.param('number')), call.param('outboxId')]
    if (!OUTBOX_ID.test(outboxId)) return NO_ENQUIRY
    return resend(services, { number, outboxId, seen: call.body.version, me: call.signedIn.staff.id })
  })
  const releaseNeeds = { ...NEEDS.release, body: versionSchema }
  routes.staff('POST', 'enquiries/:number/release', releaseNeeds, async ({ signedIn, param }) =>
    release(services, numberIn(param('number')), signedIn.staff.id),
  )
  routes.staff('POST', 'enquiries/:number/hold-back', releaseNeeds, async ({ signedIn, param, body }) => {
    const number = numberIn(param('number'))
    return holdBack(services, await readerOf(services.database, signedIn.staff.id), number, body.version)
  })
  const deleteNeeds = { ...NEEDS['delete-held-back'], body: versionSchema }
  routes.staff('POST', 'enquiries/:number/delete', deleteNeeds, async ({ signedIn, param }) =>
    remove(services, numberIn(param('number')), signedIn.staff.id),
  )
}

async function addEvent(
  services: InboxServices,
  { signedIn, param, body }: StaffRequest<z.infer<typeof addEventSchema>>,
): Promise<Answer> {
  const me = signedIn.staff.id
  const { version, fact: sentFact } = body
  const number = numberIn(param('number'))
  const stored = await services.database.read((tx) => detailOf(tx, number, me))
  if (!stored) return noEnquiry(services, number)
  // The app sends this at each opening; only the first one is recorded.
  if (sentFact.kind === 'read' && stored.state.readBy.includes(me))
    return currentEnquiry(services, number, me)
  const assignee =
    sentFact.kind === 'given' ? sentFact.to : sentFact.kind === 'call-given' ? sentFact.staff : null
  if (!(await canBeAssigned(services, assignee)))
    return fieldErrorsRefusal({
      [sentFact.kind === 'given' ? 'fact.to' : 'fact.staff']: 'Choose somebody who works here',
    })
  if (
    sentFact.kind === 'reminded' &&
    sentFact.on !== null &&
    !isReminderDay(sentFact.on, todayInJohannesburg(services.now()))
  )
    return fieldErrorsRefusal({ 'fact.on': 'Choose a day from today on, within five years' })
  const event = await eventToStore(services, sentFact, me, stored.state)
  const changeOfCall = changeOfCallBy(services, stored, event)
  try {
    return await appendEnquiryEvent(services, await readerOf(services.database, me), {
      number,
      event,
      seen: version,
      ...(changeOfCall ? { alsoInTransaction: changeOfCall } : {}),
    })
  } catch (error) {
    if (error instanceof CallerNotFree) return NOT_FREE
    throw error
  }
}

/** Whether an enquiry can be assigned to this staff id; null removes the assignee. */
export async function canBeAssigned(
  { database }: Pick<InboxServices, 'database'>,
  id: string | null,
): Promise<boolean> {
  return id === null || isCurrentStaff(await database.read((tx) => staffById(tx, id)))
}

/** The change that an event makes to the booked call of its enquiry; undefined if it concerns no call. */
function changeOfCallBy(
  services: InboxServices,
  { row, enquiry, state }: StoredDetail,
  event: NewEvent,
): Act['alsoInTransaction'] {
  const isAboutCall = CALL_EVENTS.has(event.kind) || (state.call && isPhoneConversation(event))
  const callEnquiry = isAboutCall ? callEnquiryOf(enquiry, row.number) : null
  if (!callEnquiry) return undefined
  return (tx) => changeByStaff(tx, callEnquiry, event, callContextOf(services, services.content()))
}

/** The event to store for a request. @param state of the enquiry before it */
async function eventToStore(
  { database, content, now }: InboxServices,
  sentFact: SentEvent,
  by: string,
  { status, call }: Pick<EnquiryState, 'status' | 'call'>,
): Promise<NewEvent> {
  const base = { at: now().getTime(), by }
  switch (sentFact.kind) {
    case 'answered':
      return { ...base, ...sentFact, mail: null }
    case 'status':
      return { ...base, ...sentFact, from: status }
    case 'they-answered': {
      const hours = answerHours(content().company.openingHours, await database.read(extraHolidays))
      return { ...base, ...sentFact, dueAt: deadlineOf(base.at, hours) }
    }
    case 'call-cancelled':
    case 'call-missed': {
      const hours = answerHours(content().company.openingHours, await database.read(extraHolidays))
      const dueAt = deadlineOf(base.at, hours)
      return { ...base, ...sentFact, startsAt: call?.startsAt ?? base.at, dueAt }
    }
    default:
      return { ...base, ...sentFact }
  }
}
