import { auditActs, auditAfter, searchAudit } from '../../sql/audit.ts'
import type { Transaction } from '../../sql/database.ts'
import {
  currentCursor,
  cursorAtEvent,
  enquiryChangesAfter,
  mailChangesAfter,
} from '../../sql/inbox/changes.ts'
import { subscriptionOf, subscriptionOfLink } from '../../sql/inbox/confirmation.ts'
import { draftOf } from '../../sql/inbox/drafts.ts'
import { rowByNumber } from '../../sql/inbox/enquiry-rows.ts'
import { findDeparture } from '../../sql/inbox/erasures.ts'
import { eventByMark, eventsOf } from '../../sql/inbox/event-rows.ts'
import { addressesOfStopLink, formConsent, formConsents } from '../../sql/inbox/form-consents.ts'
import { formDaysOfPeriod } from '../../sql/inbox/form-days.ts'
import {
  countDueAfter,
  countDueBefore,
  countOfList,
  type ListFilter,
  pageOfList,
  remindersOf,
  undelivered,
} from '../../sql/inbox/lists.ts'
import { answeredSince, enquiriesToExport } from '../../sql/inbox/logged-enquiries.ts'
import { addressesOfPerson, addressOfPerson } from '../../sql/inbox/person.ts'
import { relatedEnquiries } from '../../sql/inbox/related.ts'
import { expiringEnquiries } from '../../sql/inbox/retention.ts'
import { searchTexts } from '../../sql/inbox/search.ts'
import { readSetting } from '../../sql/inbox/settings-rows.ts'
import { addLateNotices, addReminderNotices, unsentNotices } from '../../sql/inbox/staff-notices.ts'
import { pageOfSubscribers } from '../../sql/inbox/subscribers.ts'
import { newestTexts } from '../../sql/inbox/suggestion.ts'
import { openMessage, openMessages, undeliveredIds } from '../../sql/outbox-messages.ts'

const period = { fromMs: 1, untilMs: 2 }
const filters: ReadonlyArray<Partial<ListFilter>> = [
  {},
  { assignee: 'pieter' },
  { assignee: null },
  period,
  { assignee: 'pieter', ...period },
  { assignee: null, ...period },
  { topic: 'live-camera' },
  { topic: 'live-camera', ...period },
  { topic: 'live-camera', assignee: 'pieter' },
]
const cursor = { at: 1, number: 1 }

type Read = (tx: Transaction) => Promise<unknown>

/** All queries of an inbox page, by name: none may scan a whole table. */
export function inboxReads(): ReadonlyArray<[name: string, read: Read]> {
  const lists = filters.flatMap((filter) =>
    (['due', 'newest', 'oldest'] as const).flatMap((sort) =>
      [undefined, cursor].map((after): [string, Read] => [
        `${sort} ${JSON.stringify(filter)} ${after ? 'next page' : 'first page'}`,
        (tx) => pageOfList(tx, { list: 'needs', sort, limit: 50, after, ...filter }),
      ]),
    ),
  )
  const counts = filters
    .slice(1)
    .map((filter): [string, Read] => [
      `count ${JSON.stringify(filter)}`,
      (tx) => countOfList(tx, { list: 'needs', ...filter }),
    ])
  return [
    ...lists,
    ...counts,
    ['due before', (tx) => countDueBefore(tx, 1)],
    ['due after', (tx) => countDueAfter(tx, 1)],
    ['one enquiry', (tx) => rowByNumber(tx, 1)],
    ['a deleted enquiry', (tx) => findDeparture(tx, 1)],
    ['the events of an enquiry', (tx) => eventsOf(tx, 'p')],
    ['an event by its mark', (tx) => eventByMark(tx, 'p', 'm')],
    ['a draft', (tx) => draftOf(tx, 'thandeka', 'p')],
    ['a person', (tx) => addressOfPerson(tx, 'k')],
    ['the addresses of a person', (tx) => addressesOfPerson(tx, 'e')],
    ['other enquiries of the same person', (tx) => relatedEnquiries(tx, 1, 'p')],
    ['texts for a suggestion', newestTexts],
    ['a search', (tx) => searchTexts(tx, { text: 'sage stock', limit: 50 })],
    [
      'a filtered search',
      (tx) => searchTexts(tx, { text: 'sage', limit: 50, status: 'won', assignee: null }),
    ],
    ['the statistics', (tx) => formDaysOfPeriod({ read: (work) => work(tx) }, '2026-11-20', '2026-11-21')],
    ['answered enquiries', (tx) => answeredSince(tx, 1, 24)],
    ['undelivered answers', (tx) => undelivered(tx, 24)],
    ['reminders', (tx) => remindersOf(tx, 'thandeka', '2026-11-25', 24)],
    ['reminders to mail', (tx) => addReminderNotices(tx, 'thandeka', 1)],
    ['late enquiries', (tx) => addLateNotices(tx, 'thandeka', 1)],
    ['unsent notices', (tx) => unsentNotices(tx, 'thandeka')],
    ['changes of enquiries', (tx) => enquiryChangesAfter(tx, { event: 1, departure: 1, mail: 1 }, 100)],
    ['changes of mails', (tx) => mailChangesAfter(tx, { event: 1, departure: 1, mail: 1 }, 100)],
    ['the cursor at an event', (tx) => cursorAtEvent(tx, 1)],
    ['the end of the logs', (tx) => currentCursor(tx)],
    ['subscribers', (tx) => pageOfSubscribers(tx, { limit: 50 })],
    [
      'confirmed subscribers',
      (tx) => pageOfSubscribers(tx, { state: 'confirmed', limit: 50, after: { at: 1, id: 'a' } }),
    ],
    [
      'consents of forms',
      (tx) => pageOfSubscribers(tx, { state: 'agreed', limit: 50, after: { at: 1, id: '1.0' } }),
    ],
    ['stopped consents of forms', (tx) => formConsents(tx, { state: 'stopped', limit: 50 })],
    ['a consent of a form', (tx) => formConsent(tx, '1.0')],
    ['a stop link', (tx) => addressesOfStopLink(tx, 'hash')],
    ['subscribers by address', (tx) => pageOfSubscribers(tx, { email: 'ann', limit: 50 })],
    ['a confirmation link', (tx) => subscriptionOfLink(tx, 't', 1)],
    ['the subscription of a form', (tx) => subscriptionOf(tx, 'p')],
    ['open mails', (tx) => openMessages(tx, 'mail', 100)],
    ['one mail', (tx) => openMessage(tx, 'mail', 'm')],
    ['which mails are undelivered', (tx) => undeliveredIds(tx, 'mail', ['m', 'n'])],
    ['expiring enquiries', (tx) => expiringEnquiries(tx, 1)],
    ['an export', (tx) => enquiriesToExport(tx, 1, 100)],
    ['a setting', (tx) => readSetting(tx, 'extraHolidays')],
    ['the audit log', (tx) => searchAudit(tx, { before: 1, limit: 100 })],
    ['the audit log of a person', (tx) => searchAudit(tx, { before: null, limit: 100, actor: 'thandeka' })],
    ['the audit log of an action', (tx) => searchAudit(tx, { before: 1, limit: 100, act: 'exported' })],
    ['the audit log of an enquiry', (tx) => searchAudit(tx, { before: null, limit: 100, subject: 'E-1' })],
    ['the actions in the audit log', (tx) => auditActs(tx)],
    ['the audit log for a check', (tx) => auditAfter(tx, 1, 500)],
  ]
}
