import { answerHours, deadlineOf } from '../../../domain/calendar/deadline.ts'
import { dayOf, momentOf } from '../../../domain/calendar/time-of-day.ts'
import type { WorkingHours } from '../../../domain/calendar/working-time.ts'
import { offeredPlan } from '../../../domain/enquiry/offered-plan.ts'
import type { Day } from '../../../domain/inbox/api/day.ts'
import type { EnquiryPage, SearchAnswer } from '../../../domain/inbox/api/enquiry-list.ts'
import { answersOf, isValidAnswer } from '../../../domain/inbox/events/answers.ts'
import { median } from '../../../domain/inbox/numbers/figures.ts'
import type { DueCounts } from '../../../domain/inbox/words/headings.ts'
import { firstNameOf, nameOf } from '../../../domain/inbox/words/names.ts'
import type { RequestQueue } from '../../http/bounds/request-queue.ts'
import { PDF_POLICY } from '../../plan/plan-pdf.ts'
import { detailOf } from '../../store/sql/inbox/detail.ts'
import {
  countDueAfter,
  countDueBefore,
  countOfList,
  countsOfLists,
  pageOfList,
  remindersOf,
  undelivered,
} from '../../store/sql/inbox/lists.ts'
import type { LoggedEnquiry } from '../../store/sql/inbox/logged-enquiries.ts'
import { answeredSince } from '../../store/sql/inbox/logged-enquiries.ts'
import { searchTexts } from '../../store/sql/inbox/search.ts'
import { extraHolidays } from '../../store/sql/inbox/settings-rows.ts'
import { workingMinutesToAnswer } from '../numbers/numbers.ts'
import type { Answer, InboxRoutes, StaffRequest } from '../requests/define-routes.ts'
import { Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { currentEnquiry } from './detail.ts'
import { noEnquiry, numberIn } from './enquiry-number.ts'
import { cursorText, listQueryOf, searchQueryOf } from './list-query.ts'
import { readerOf, rowFor } from './row.ts'

const PAGE_SIZE = 100
const NO_PLAN = new Refused(404, { error: 'This enquiry has no plan that can be printed.' })
const BUSY_SECONDS = 3
const BUSY = {
  owner: new Refused(429, {
    error: 'We are still busy with the plan that you asked for before.',
    retryAfterSeconds: BUSY_SECONDS,
  }),
  all: new Refused(503, { error: 'Many plans are printed just now.', retryAfterSeconds: BUSY_SECONDS }),
}

/** Reading enquiries: the day's summary, lists, one enquiry with its plan, and search. */
export function addEnquiryRoutes(
  routes: InboxRoutes,
  services: InboxServices & { planQueue: RequestQueue },
): void {
  const { database } = services
  routes.staff('GET', 'day', {}, ({ signedIn }) => dayFor(services, signedIn.staff.id))
  routes.staff('GET', 'enquiries', {}, (call) => pageOf(services, call))
  routes.staff('GET', 'enquiries/:number', {}, async ({ signedIn, param }) =>
    currentEnquiry(services, numberIn(param('number')), signedIn.staff.id),
  )
  routes.staff('GET', 'enquiries/:number/plan.pdf', {}, async (call): Promise<Answer> => {
    const number = numberIn(call.param('number'))
    const stored = await database.read((tx) => detailOf(tx, number, call.signedIn.staff.id))
    if (!stored) return noEnquiry(services, number)
    const offered = offeredPlan(stored.enquiry, services.content().rateCards)
    return offered?.isOnPriceList ? planPdf(services, call, offered.read.query) : NO_PLAN
  })
  routes.staff('GET', 'search', {}, (call) => hitsOf(services, call))
}

async function pageOf(
  { database }: InboxServices,
  { query, signedIn }: StaffRequest<unknown>,
): Promise<EnquiryPage | Refused> {
  const me = signedIn.staff.id
  const listQuery = listQueryOf(query, me)
  if (listQuery instanceof Refused) return listQuery
  const { sort: _sort, after: _after, ...filter } = listQuery
  const [page, count] = await database.read(async (tx) => [
    await pageOfList(tx, { ...listQuery, limit: PAGE_SIZE }),
    await countOfList(tx, filter),
  ])
  const reader = await readerOf(database, me)
  return { rows: page.rows.map((row) => rowFor(reader, row)), ...count, next: cursorText(page.next) }
}

async function hitsOf(
  { database }: InboxServices,
  { query, signedIn }: StaffRequest<unknown>,
): Promise<SearchAnswer | Refused> {
  const me = signedIn.staff.id
  const searchQuery = searchQueryOf(query, me)
  if (searchQuery instanceof Refused) return searchQuery
  const result = await database.read((tx) => searchTexts(tx, { ...searchQuery, limit: PAGE_SIZE }))
  const { words, hits, total, isCapped, next, suggestion } = result
  const reader = await readerOf(database, me)
  return {
    words,
    total,
    isCapped,
    next: next === null ? null : String(next),
    suggestion,
    hits: hits.map(({ source, excerpt, ...row }) => ({ ...rowFor(reader, row), source, excerpt })),
  }
}

async function planPdf(
  { printPlan, planQueue }: InboxServices & { planQueue: RequestQueue },
  { request, reply }: StaffRequest<unknown>,
  query: string,
): Promise<Answer> {
  const turn = await planQueue.run(request, () => printPlan(query))
  if ('full' in turn) return BUSY[turn.full]
  const { filename, contentType, content } = turn.result
  reply
    .type(contentType)
    .headers({
      'content-disposition': `inline; filename="${filename}"`,
      'content-security-policy': PDF_POLICY,
    })
    .send(content)
  return undefined
}

const DAY_MS = 86_400_000
const MAX_DUE = 200
/** If there are more answers in a day, only the latest count. */
const MAX_ANSWERS = 200
const MAX_NAMED = 24

/** The summary around every page of the inbox: how many enquiries wait, and their deadlines. */
async function dayFor({ database, content, appShell, now }: InboxServices, me: string): Promise<Day> {
  const nowMs = now().getTime()
  const midnight = momentOf(dayOf(nowMs), '00:00')
  const { mail } = await appShell()
  const day = await database.read(async (tx) => {
    const hours = answerHours(content().company.openingHours, await extraHolidays(tx))
    return {
      hours,
      counts: await countsOfLists(tx),
      late: await countDueBefore(tx, nowMs),
      untilTonight: await countDueBefore(tx, midnight + DAY_MS),
      later: await countDueAfter(tx, deadlineOf(nowMs, hours)),
      page: await pageOfList(tx, { list: 'needs', sort: 'due', limit: MAX_DUE }),
      answered: await answeredSince(tx, midnight, MAX_ANSWERS),
      undelivered: await undelivered(tx, MAX_NAMED),
      reminders: await remindersOf(tx, me, dayOf(nowMs), MAX_NAMED),
    }
  })
  const { counts, late, untilTonight, later, page, answered, reminders } = day
  return {
    now: nowMs,
    counts,
    mail,
    due: page.rows.flatMap(({ number, name, dueAt }) =>
      dueAt === null ? [] : [{ number, firstName: firstNameOf(name), dueAt }],
    ),
    dueCounts: dueCounts({ late, untilTonight, later, all: counts.needs }),
    answeredToday: answeredToday(answered, midnight, day.hours),
    undelivered: day.undelivered.map(({ number, name }) => ({ number, name })),
    reminders: reminders.map(({ number, name, list }) => ({ number, name, list })),
  }
}

type Counted = { late: number; untilTonight: number; later: number; all: number }

function dueCounts({ late, untilTonight, later, all }: Counted): DueCounts {
  const today = Math.max(untilTonight - late, 0) // the counts may disagree, because they are separate queries
  return { late, today, next: Math.max(all - late - today - later, 0), later }
}

function answeredToday(
  arrivals: ReadonlyArray<LoggedEnquiry>,
  midnight: number,
  hours: WorkingHours,
): Day['answeredToday'] {
  const today = arrivals.flatMap(({ number, enquiry, events }) => {
    const answer = answersOf(events).find(
      (candidate) => candidate.event.at >= midnight && isValidAnswer(candidate),
    )
    if (!answer) return []
    const firstName = firstNameOf(nameOf(enquiry.record))
    return [{ number, firstName, minutes: workingMinutesToAnswer(events, answer, hours) }]
  })
  const medianMinutes = median(today.map(({ minutes }) => minutes))
  return {
    people: today.slice(0, MAX_NAMED).map(({ number, firstName }) => ({ number, firstName })),
    count: today.length,
    medianMinutes: medianMinutes === null ? null : Math.floor(medianMinutes),
  }
}
