import type { EnquiryPage, SearchAnswer } from '../../../domain/inbox/api/enquiry-list.ts'
import type { RequestQueue } from '../../http/bounds/request-queue.ts'
import { PDF_POLICY } from '../../plan/plan-pdf.ts'
import type { Answer, InboxRoutes, SignedCall } from '../requests/define-routes.ts'
import { Refused } from '../requests/refusal.ts'
import { dayFor } from './day.ts'
import { detailFor } from './detail.ts'
import { type EnquiryDependencies, NO_ENQUIRY, noEnquiry, numberIn } from './enquiry-dependencies.ts'
import { listQueryOf, placeName, searchQueryOf } from './list-query.ts'
import { sentPlanOf } from './plan-of.ts'
import { readerOf, rowFor } from './row.ts'

const PAGE = 100
const BUSY_SECONDS = 3
const BUSY = {
  owner: new Refused(429, {
    error: 'We are still busy with the plan that you asked for before.',
    retryAfterSeconds: BUSY_SECONDS,
  }),
  all: new Refused(503, { error: 'Many plans are printed just now.', retryAfterSeconds: BUSY_SECONDS }),
}

/** What staff read of enquiries: the day, the lists, one of them with its plan, and what is searched for. */
export function addEnquiryRoutes(
  routes: InboxRoutes,
  parts: EnquiryDependencies & { sheets: RequestQueue },
): void {
  const { inbox } = parts
  routes.staff('GET', 'day', {}, () => dayFor(parts))
  routes.staff('GET', 'enquiries', {}, (call) => pageOf(parts, call))
  routes.staff('GET', 'enquiries/:number', {}, async ({ signed, param }): Promise<Answer> => {
    const number = numberIn(param('number'))
    if (!number) return NO_ENQUIRY
    return (await detailFor(parts, number, signed.staff.id)) ?? noEnquiry(parts, number)
  })
  routes.staff('GET', 'enquiries/:number/plan.pdf', {}, async (call): Promise<Answer> => {
    const number = numberIn(call.param('number'))
    if (!number) return NO_ENQUIRY
    const stored = await inbox.detail(number, call.signed.staff.id)
    if (!stored) return noEnquiry(parts, number)
    const plan = sentPlanOf(stored.enquiry, parts.content)
    return plan ? printed(parts, call, plan.query) : NO_ENQUIRY
  })
  routes.staff('GET', 'search', {}, (call) => hitsOf(parts, call))
}

async function pageOf(
  { inbox, works }: EnquiryDependencies,
  { query, signed }: SignedCall<unknown>,
): Promise<EnquiryPage | Refused> {
  const me = signed.staff.id
  const asked = listQueryOf(query, me)
  if (asked instanceof Refused) return asked
  const { sort: _sort, after: _after, ...filter } = asked
  const [page, count, reader] = await Promise.all([
    inbox.page({ ...asked, limit: PAGE }),
    inbox.count(filter),
    readerOf(works, me),
  ])
  return { rows: page.rows.map((row) => rowFor(reader, row)), ...count, next: placeName(page.next) }
}

async function hitsOf(
  { inbox, works }: EnquiryDependencies,
  { query, signed }: SignedCall<unknown>,
): Promise<SearchAnswer | Refused> {
  const me = signed.staff.id
  const asked = searchQueryOf(query, me)
  if (asked instanceof Refused) return asked
  const [{ words, hits, total, isCapped, next, suggestion }, reader] = await Promise.all([
    inbox.search({ ...asked, limit: PAGE }),
    readerOf(works, me),
  ])
  return {
    words,
    total,
    isCapped,
    next: next === null ? null : String(next),
    suggestion,
    hits: hits.map(({ source, excerpt, ...row }) => ({ ...rowFor(reader, row), source, excerpt })),
  }
}

async function printed(
  { printPlan, sheets }: EnquiryDependencies & { sheets: RequestQueue },
  { request, reply }: SignedCall<unknown>,
  query: string,
): Promise<Answer> {
  const turn = await sheets.run(request, () => printPlan(query))
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
