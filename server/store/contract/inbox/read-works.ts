import { auditActs, auditAfter, searchAudit } from '../../sql/audit.ts'
import { answeredSince, exportRows } from '../../sql/inbox/arrivals.ts'
import { sliceWithoutRows } from '../../sql/inbox/backfill-enquiries.ts'
import { endsAtEvent, endsOfLogs, enquiryChangesAfter, mailChangesAfter } from '../../sql/inbox/changes.ts'
import { subscriptionOf, subscriptionOfLink } from '../../sql/inbox/confirmation.ts'
import { draftOf } from '../../sql/inbox/drafts.ts'
import { rowByNumber } from '../../sql/inbox/enquiry-rows.ts'
import { findTombstone } from '../../sql/inbox/erasures.ts'
import { eventsOf, eventUnder } from '../../sql/inbox/event-rows.ts'
import { addressesOfStopLink, formConsent, formConsents } from '../../sql/inbox/form-consents.ts'
import {
  countDueBefore,
  countOfList,
  type ListFilter,
  pageOfList,
  remindersOf,
  undelivered,
} from '../../sql/inbox/lists.ts'
import { figuresOfDay, storedDays, workOutSomeFigures } from '../../sql/inbox/number-days.ts'
import { addressesOfPerson, addressOfPerson } from '../../sql/inbox/person.ts'
import { relatedEnquiries } from '../../sql/inbox/related.ts'
import { endingEnquiries } from '../../sql/inbox/retention.ts'
import { searchTexts } from '../../sql/inbox/search.ts'
import { readSetting } from '../../sql/inbox/settings-rows.ts'
import { noteLate, noteReminders, waitingNotices } from '../../sql/inbox/staff-notices.ts'
import { pageOfSubscribers } from '../../sql/inbox/subscribers.ts'
import { newestTexts } from '../../sql/inbox/suggestion.ts'
import { stillWaiting } from '../../sql/outbox.ts'
import { openMessage, openMessages } from '../../sql/outbox-works.ts'
import type { Dialect, Work } from '../../sql/work.ts'

const period = { fromMs: 1, untilMs: 2 }
const narrowed: ReadonlyArray<Partial<ListFilter>> = [
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
const place = { at: 1, number: 1 }

/** Every reading work that a page of the inbox asks for, by what it shows: none may read a whole table. */
export function readingWorks(dialect: Dialect): ReadonlyArray<[shown: string, work: () => Work<unknown>]> {
  const lists = narrowed.flatMap((filter) =>
    (['due', 'newest', 'oldest'] as const).flatMap((sort) =>
      [undefined, place].map((after): [string, () => Work<unknown>] => [
        `${sort} ${JSON.stringify(filter)} ${after ? 'next page' : 'first page'}`,
        () => pageOfList(dialect, { list: 'needs', sort, limit: 50, after, ...filter }),
      ]),
    ),
  )
  const counts = narrowed
    .slice(1)
    .map((filter): [string, () => Work<unknown>] => [
      `count ${JSON.stringify(filter)}`,
      () => countOfList({ list: 'needs', ...filter }),
    ])
  return [
    ...lists,
    ...counts,
    ['due before', () => countDueBefore(1)],
    ['one enquiry', () => rowByNumber(1)],
    ['one that was deleted', () => findTombstone(1)],
    ['its log', () => eventsOf('p')],
    ['one of its events', () => eventUnder('p', 'm')],
    ['a draft', () => draftOf('thandeka', 'p')],
    ['a person', () => addressOfPerson('k')],
    ['the addresses of a person', () => addressesOfPerson('e')],
    ['other enquiries of the same person', () => relatedEnquiries(1, 'p')],
    ['texts for a suggestion', newestTexts],
    ['a search', () => searchTexts(dialect, { question: 'sage stock', limit: 50 })],
    [
      'a search narrowed',
      () => searchTexts(dialect, { question: 'sage', limit: 50, status: 'won', assignee: null }),
    ],
    ['the numbers of days', () => storedDays({ days: ['2026-11-20', '2026-11-21'], rule: 'r' })],
    ['what a day counts', () => figuresOfDay('2026-11-20', 1)],
    ['what has no figures', () => workOutSomeFigures(dialect, 50)],
    ['what was answered', () => answeredSince(dialect, 1, 24)],
    ['what did not arrive', () => undelivered(24)],
    ['reminders', () => remindersOf('thandeka', '2026-11-25', 24)],
    ['reminders to mail', () => noteReminders('thandeka', 1)],
    ['what is late', () => noteLate('thandeka', 1)],
    ['what somebody is told', () => waitingNotices('thandeka')],
    ['what changed', () => enquiryChangesAfter({ event: 1, departure: 1, mail: 1 }, 100)],
    ['which mails changed', () => mailChangesAfter({ event: 1, departure: 1, mail: 1 }, 100)],
    ['what was missed', () => endsAtEvent(1)],
    ['where the logs end', () => endsOfLogs()],
    ['subscribers', () => pageOfSubscribers({ limit: 50 })],
    [
      'confirmed subscribers',
      () => pageOfSubscribers({ state: 'confirmed', limit: 50, after: { at: 1, id: 'a' } }),
    ],
    [
      'consents of forms',
      () => pageOfSubscribers({ state: 'agreed', limit: 50, after: { at: 1, id: '1.0' } }),
    ],
    ['stopped consents of forms', () => formConsents({ state: 'stopped', limit: 50 })],
    ['a consent of a form', () => formConsent('1.0')],
    ['a stop link', () => addressesOfStopLink('hash')],
    ['subscribers by address', () => pageOfSubscribers({ email: 'ann', limit: 50 })],
    ['a link', () => subscriptionOfLink('t', 1)],
    ['a sign-up', () => subscriptionOf('p')],
    ['mails that wait', () => openMessages('mail', 100)],
    ['one mail', () => openMessage('mail', 'm')],
    ['mails of files', () => stillWaiting('mail', ['m', 'n'])],
    ['what ends next', () => endingEnquiries(1)],
    ['what is not in the inbox', () => sliceWithoutRows('p')],
    ['an export', () => exportRows(dialect, 1, 100)],
    ['a setting', () => readSetting('extraHolidays')],
    ['the audit log', () => searchAudit({ before: 1, limit: 100 })],
    ['what one person did', () => searchAudit({ before: null, limit: 100, actor: 'thandeka' })],
    ['one kind of act', () => searchAudit({ before: 1, limit: 100, act: 'exported' })],
    ['what was done to an enquiry', () => searchAudit({ before: null, limit: 100, subject: 'E-1' })],
    ['the kinds of acts', () => auditActs()],
    ['the audit log for a check', () => auditAfter(1, 500)],
  ]
}
