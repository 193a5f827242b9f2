import { randomBytes } from 'node:crypto'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { agendaSchema } from '../../../domain/inbox/api/calls.ts'
import { enquiryDetailSchema } from '../../../domain/inbox/api/enquiry-detail.ts'
import { bookByLink } from '../../calls/call-changes.ts'
import { callEnquiryOf } from '../../calls/call-enquiry.ts'
import { dueMailSchema } from '../../mail/due-mail.ts'
import { MAIL_TOPIC } from '../../store/outbox.ts'
import { enquiryByPostId } from '../../store/sql/inbox/enquiry-rows.ts'
import { openMessages } from '../../store/sql/outbox-messages.ts'
import { openTestInbox, SECRET, type TestBrowser } from '../fixture-inbox.ts'

/** An offered time, on the day of the test. */
export const CALL_AT = momentOf('2026-11-23', '13:00')

export type CallsInbox = Awaited<ReturnType<typeof openCallsInbox>>

/** An inbox on Monday 23 November at 10:24 with an owner and a member, who take no calls yet, and enquiry 1. */
export async function openCallsInbox() {
  const inbox = await openTestInbox()
  inbox.clock.now = new Date('2026-11-23T08:24:00Z')
  const owner = await inbox.join('Thandeka')
  const member = await inbox.join('Pieter', 'member')
  await inbox.enquiries.add(sampleContact(1))
  const detail = async (number = 1) =>
    enquiryDetailSchema.parse((await owner.send('GET', `enquiries/${number}`)).json())
  return {
    ...inbox,
    owner,
    member,
    detail,
    takeCalls: (browser: TestBrowser, takesCalls = true) =>
      browser.send('PUT', 'calls/mine', { body: { takesCalls, calendar: 'mail' } }),
    agenda: async (browser: TestBrowser = owner) =>
      agendaSchema.parse((await browser.send('GET', 'calls')).json()),
    /** Books by the private link of an enquiry. */
    book: (startsAt = CALL_AT, number = 1) =>
      inbox.database.transaction(async (tx) => {
        const enquiry = await enquiryByPostId(tx, sampleContact(number).record.postId)
        const subject = callEnquiryOf(enquiry, number)
        if (!subject) throw new Error('This enquiry has no phone number')
        const context = {
          secret: SECRET,
          openingHours: undefined,
          nowMs: inbox.clock.now.getTime(),
          randomBytes,
        }
        return bookByLink(tx, subject, { startsAt, network: 'of a test' }, context)
      }),
    /** Adds an event to an enquiry, as the owner. */
    add: async (fact: object, number = 1) =>
      owner.send('POST', `enquiries/${number}/facts`, {
        body: { version: (await detail(number)).version, fact },
      }),
    mails: async () => {
      const open = await inbox.database.read((tx) => openMessages(tx, MAIL_TOPIC, 100))
      return open.map(({ id, payload }) => ({ id, mail: dueMailSchema.parse(JSON.parse(payload)) }))
    },
  }
}
