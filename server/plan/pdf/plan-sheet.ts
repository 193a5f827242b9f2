import type { HexColour } from '../../../domain/brand/hex-colour.ts'
import { type CalendarDate, formatDate } from '../../../domain/calendar/calendar.ts'
import type { Company } from '../../../domain/content/company.ts'
import { companyIdentity } from '../../../domain/content/company-identity.ts'
import { otherCostsFor } from '../../../domain/content/included-or-extra.ts'
import type { OtherCost } from '../../../domain/content/other-costs.ts'
import { type CalculatorNames, plannedWork, visitorLines } from '../../../domain/content/visitor-lines.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { payOnNote, planDate } from '../../../domain/plan/instalments.ts'
import { writePlanQuery } from '../../../domain/plan/link/plan-query.ts'
import { isOutOfDate, quoteReference, validitySentence } from '../../../domain/plan/link/quote-reference.ts'
import { payDayName, type ReadPlan } from '../../../domain/plan/link/read-plan-query.ts'
import { type CalendarYear, planCalendar, planCalendarInWords } from '../../../domain/plan/plan-calendar.ts'
import { instalmentSentence } from '../../../domain/plan/plan-sentence.ts'
import { firstDayOf } from '../../../domain/pricing/list-version.ts'
import { basisSentence, scopeSentence, totalLabel } from '../../../domain/pricing/price-sentence.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { isInAppStores, STORE_REVIEW_NOTE, timeToBuild } from '../../../domain/pricing/time-to-build.ts'
import { capitalised, decimal, percent } from '../../../domain/wording.ts'

/** A label, and the printed amount or date. */
export type Term = { term: string; detail: string }

/** A sum in large figures; each note is a line below it. */
export type Sum = { label: string; amount: string; notes: Array<string> }

/** An instalment, or the payment on completion. */
export type ScheduleRow = { no: string; date: string; amount: string; balance: string; isLast: boolean }

export type SheetLine = { title: string; note: string | null; hours: string; amount: string }

/** All texts of a printed plan, in their order. Plain data, because it is sent to a worker thread. */
export type PlanSheet = {
  brand: string
  /** The colour of moons, and of the band with the sums. */
  accent: HexColour
  /** The subject of the plan: `An online shop with 2 extras`. */
  work: string
  reference: string
  /** `Worked out on 21 November 2026, valid for 30 days, until 21 December 2026, …` */
  dateLine: string
  /** ISO 8601, for the file's metadata. */
  madeAt: string
  notices: Array<Notice>
  total: Sum
  instalment: Sum
  calendar: Array<CalendarYear>
  /** The calendar's text alternative. */
  calendarInWords: string
  facts: Array<Term>
  /** What the price of a solution includes, in the words of its page; empty for a custom build. */
  included: Array<string>
  lines: Array<SheetLine>
  /** How the amounts are calculated, above the lines. */
  basis: string
  sums: Array<Term>
  /** What affects the price of a custom build; null for a solution. */
  scope: string | null
  schedule: Array<ScheduleRow>
  /** Costs paid to third parties, which are not in the price. */
  otherCosts: Array<Term>
  /** The full address of the page on which this plan can be changed. */
  address: string
  company: Array<string>
}

type SheetDependencies = {
  names: CalculatorNames
  otherCosts: ReadonlyArray<OtherCost>
  company: Company
  look: { accent: HexColour }
  solutions: ReadonlyArray<{ url: string; whatsIncluded: { points: ReadonlyArray<{ text: string }> } }>
  /** Public origin. */
  siteUrl: string
  now: Date
  today: CalendarDate
}

/** The printed version of a plan from a link, with the figures and words of its page. */
export function planSheet(read: ReadPlan, dependencies: SheetDependencies): PlanSheet {
  const { state, card, estimate, plan } = read
  const { names, otherCosts, company, look, solutions, siteUrl, now, today } = dependencies
  const solution = solutions.find(({ url }) => url === state.choices.need)
  return {
    brand: company.tradingName.value,
    accent: look.accent,
    work: capitalised(plannedWork(state.choices, names)),
    reference: quoteReference(read.query),
    dateLine: validitySentence(read, today),
    madeAt: now.toISOString(),
    notices: noticesOf(read, siteUrl, today),
    ...moneyOf(read),
    calendar: planCalendar(plan),
    calendarInWords: planCalendarInWords(plan),
    facts: factsOf(read),
    included: solution?.whatsIncluded.points.map(({ text }) => text) ?? [],
    lines: visitorLines(estimate, state.choices, card, names).map(({ title, note, hours, amountCents }) => ({
      title,
      note,
      hours: hours === null ? '–' : decimal(hours),
      amount: formatRand(amountCents),
    })),
    basis: basisSentence(estimate.lines, card),
    sums: sumsOf(read),
    scope: scopeSentence(estimate),
    schedule: scheduleOf(read),
    otherCosts: otherCostsFor(state.choices, otherCosts, card).map(({ title, price, unit }) => ({
      term: title,
      detail: unit === '' ? price : `${price} ${unit}`,
    })),
    address: `${siteUrl}/calculator?${read.query}`,
    company: companyLines(company, card),
  }
}

function moneyOf({ estimate, plan, card }: ReadPlan): Pick<PlanSheet, 'total' | 'instalment'> {
  return {
    total: {
      label: totalLabel(card),
      amount: formatRand(estimate.totalCents),
      notes: [
        card.vat.registered ? `incl. VAT of ${formatRand(estimate.vatCents)}` : 'No VAT is charged',
        'No interest and no administration fee',
      ],
    },
    instalment: {
      label: `A month, for ${plan.months} months`,
      amount: formatRand(plan.eachCents),
      notes: [instalmentSentence(plan)],
    },
  }
}

function factsOf({ estimate, plan, state, card }: ReadPlan): Array<Term> {
  const isCheckedByStores = isInAppStores(state.choices, card)
  const { lumpSumCents, completed, firstDue, handover } = plan
  const note = payOnNote(firstDue)
  return [
    {
      term: 'Time to build',
      detail: isCheckedByStores ? `${timeToBuild(estimate)}. ${STORE_REVIEW_NOTE}` : timeToBuild(estimate),
    },
    { term: isCheckedByStores ? 'Likely ready' : 'Likely completion', detail: formatDate(completed) },
    ...(lumpSumCents > 0 ? [{ term: 'Paid on completion', detail: formatRand(lumpSumCents) }] : []),
    { term: 'Pay day', detail: capitalised(`${payDayName(state.payDay)} of the month`) },
    { term: 'First instalment', detail: note ? `${planDate(firstDue)} (${note})` : planDate(firstDue) },
    { term: 'Last instalment', detail: planDate(handover) },
    { term: 'You get the program', detail: `${planDate(handover)}, once the last instalment has cleared` },
  ]
}

function sumsOf({ estimate, card }: ReadPlan): Array<Term> {
  const { totalCents, vatCents } = estimate
  const total = { term: totalLabel(card), detail: formatRand(totalCents) }
  if (!card.vat.registered) return [total]
  return [
    { term: 'Price before VAT', detail: formatRand(totalCents - vatCents) },
    { term: `VAT at ${percent(card.vat.rateBps)}`, detail: formatRand(vatCents) },
    total,
  ]
}

function scheduleOf({ plan }: ReadPlan): Array<ScheduleRow> {
  const { lumpSumCents, totalCents, schedule } = plan
  const balance = formatRand(totalCents - lumpSumCents)
  return [
    ...(lumpSumCents > 0
      ? [{ no: '–', date: 'On completion', amount: formatRand(lumpSumCents), balance, isLast: false }]
      : []),
    ...schedule.map(({ no, date, amountCents, balanceCents }) => ({
      no: String(no),
      date: formatDate(date),
      amount: formatRand(amountCents),
      balance: formatRand(balanceCents),
      isLast: no === schedule.length,
    })),
  ]
}

/** The company's details at the foot of the PDF. */
function companyLines(company: Company, { vat }: RateCard): Array<string> {
  const { name, numbers, contact } = companyIdentity(company, vat.registered)
  return [[name, ...numbers], contact].map((facts) => facts.join(' · ')).filter((line) => line !== '')
}

/** A notice above the figures; `address` links to more. */
type Notice = { sentence: string; address?: string }

/** Notices about corrected or missing parameters of the link, and outdated prices or dates. They never repeat text of the link. */
function noticesOf(read: ReadPlan, siteUrl: string, today: CalendarDate): Array<Notice> {
  const { state, card, changes, priceChange, lumpSumQuestion } = read
  const notices: Array<Notice> = changes.map((sentence) => ({ sentence }))
  if (lumpSumQuestion)
    notices.push({
      sentence: `The amount on completion may mean ${lumpSumQuestion.question.replace('?', '')}, so it was left out.`,
    })
  if (priceChange)
    notices.push({
      sentence: `These figures are from our price list of ${formatDate(firstDayOf(state.version))}. They have not held since ${formatDate(priceChange.changedOn)}; see today’s price.`,
      address: `${siteUrl}/calculator?${priceChange.todayQuery}`,
    })
  else if (isOutOfDate(read, today))
    notices.push({
      sentence: 'The days of this estimate are over. Our prices are still the same: work it out today.',
      address: `${siteUrl}/calculator?${writePlanQuery(state, card)}`,
    })
  return notices
}
