import { type CalendarDate, formatDate, isCalendarDate } from '../../calendar/calendar.ts'
import { COMPLETION_FAULTS, completionFault } from '../../calendar/completion.ts'
import { addWorkingDays } from '../../calendar/working-days.ts'
import { parseRand } from '../../money/parse-rand.ts'
import { estimate } from '../../pricing/estimate.ts'
import { firstDayOf, isListVersion } from '../../pricing/list-version.ts'
import type { RateCard } from '../../pricing/rate-card.ts'
import { cardOfVersion, type RateCards } from '../../pricing/rate-cards.ts'
import type { PayDay } from '../../pricing/terms.ts'
import { ordinal } from '../../wording.ts'
import { type Offer, planFromRateCard } from '../offer.ts'
import type { Payer } from '../plan-limits.ts'
import { PLAN_PARAMETERS, type PlanState, TRUNCATED_NOTICE, writePlanQuery } from './plan-query.ts'
import { readAmounts, readChoices } from './read-choices.ts'

/** A parsed plan with its estimate and instalments, so that pages and stores need not calculate them again. */
export type ReadPlan = Offer & {
  state: PlanState
  /** The card of the plan's version, which was used for the calculation. */
  card: RateCard
  /** The day of the first calculation, never later than today. */
  calculatedOn: CalendarDate
  /** The plan's canonical link with that day: see {@link writePlanQuery}. */
  query: string
  /** Whether the query gave the completion date; otherwise it is today plus the build days. */
  isCompletionChosen: boolean
  /** Invalid or corrected parts, each as a sentence for the visitor. None repeats text of the link. */
  changes: Array<string>
  /** Set if the link has an older price list, which is used: when that list ended, and the query for today's price. */
  priceChange: { changedOn: CalendarDate; todayQuery: string } | null
  /** An ambiguous lump sum (two amounts in cents), which is ignored until the visitor chooses. */
  lumpSumQuestion: { ask: [number, number]; question: string } | null
}

/** Our parameters, to recognise variants of them. Others are ignored silently: messengers and search engines add their own to links. */
const KNOWN_NAMES = new Set(
  [...PLAN_PARAMETERS, TRUNCATED_NOTICE].map(bareName).filter((name) => name.length > 2),
)
const UNCLEAR = 'Part of the link was not understood and was left out.'

/**
 * Reads a plan from the address of the calculator. Any query gives a plan; corrections are listed in `changes`.
 *
 * Absent or empty parameters mean the default. A plain form may repeat `extras`, and give a quantity as
 * `extras-language=2`.
 *
 * @throws {RangeError} if the card has no product
 */
export function readPlanQuery(params: URLSearchParams, cards: RateCards, today: CalendarDate): ReadPlan {
  const changes: Array<string> = []
  const text = (name: (typeof PLAN_PARAMETERS)[number]) => params.get(name)?.trim() ?? ''
  noteUnreadParameters(params, changes)

  const card = readCard(text('v'), cards, changes)
  const choices = readChoices(params, card, changes)
  const sum = estimate(choices, card)
  const isForOrganisation = text('v') !== '' || Number(text('months')) > card.individualMaxDuration
  const payer = readPayer(text('payer'), isForOrganisation ? 'organisation' : 'person', changes)
  const lumpSum = parseRand(text('lumpSum') || '0')
  const amounts = readAmounts({ months: text('months'), lumpSum, payer }, sum.totalCents, card, changes)
  const likelyDay = addWorkingDays(today, sum.buildDays) // if work began today (docs/domain.md 4.1)
  const completed = readCompletion(text('completed'), likelyDay, today, changes)
  const payDay = readPayDay(text('payDay'), card, changes)
  const isRequestedCard = text('v') === '' || text('v') === card.version // otherwise the day in the link had other prices
  const calculatedOn = readCalculatedOn(isRequestedCard ? text('on') : '', today, changes)
  const state = {
    version: card.version,
    choices,
    payer,
    ...amounts,
    completed: completed ?? likelyDay,
    payDay,
  }
  return {
    estimate: sum,
    plan: planFromRateCard(sum.totalCents, state, card),
    state,
    card,
    changes,
    isCompletionChosen: completed !== null,
    calculatedOn,
    query: writePlanQuery(state, card, calculatedOn),
    priceChange: priceChangeOf(state, card, cards),
    lumpSumQuestion: 'ask' in lumpSum ? lumpSum : null,
  }
}

/** `1st`, `15th`, `25th`, `last day`: the labels of the pay days. */
export function payDayName(payDay: PayDay): string {
  return payDay === 'last' ? 'last day' : ordinal(payDay)
}

function noteUnreadParameters(params: URLSearchParams, changes: Array<string>): void {
  const names = [...new Set(params.keys())]
  const [repeatedName, ...others] = PLAN_PARAMETERS.filter(
    (name) => name !== 'extras' && params.getAll(name).length > 1,
  )
  if (others.length > 0)
    changes.push('The link says several things more than once. We use the first of each.')
  else if (repeatedName) changes.push(`The link says “${repeatedName}” more than once. We use the first.`)
  const isUnread = (name: string) =>
    KNOWN_NAMES.has(bareName(name)) && !PLAN_PARAMETERS.some((ownName) => ownName === name)
  if (names.some(isUnread)) changes.push(UNCLEAR)
}

/** Variants of our names that people and programs write: `Months`, `month` and `pay_day`. */
function bareName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/s$/, '')
}

function readCard(version: string, cards: RateCards, changes: Array<string>): RateCard {
  const card = version === '' ? cards.today : cardOfVersion(cards, version)
  if (card) return card
  const isOlder = isListVersion(version) && version < cards.today.version
  changes.push(
    isOlder
      ? `Prices changed on ${formatDate(firstDayOf(cards.today.version))}, and the older ones are no longer kept. You see today’s.`
      : 'The link names a price list that we do not have. You see today’s prices.',
  )
  return cards.today
}

function priceChangeOf(
  state: PlanState,
  card: RateCard,
  { today, earlier }: RateCards,
): ReadPlan['priceChange'] {
  if (card === today) return null
  const todayQuery = writePlanQuery({ ...state, version: today.version }, today)
  const nextList = earlier.findLast(({ version }) => version > card.version) ?? today
  return { changedOn: firstDayOf(nextList.version), todayQuery }
}

/** A future day comes from a clock that is ahead, and becomes today. */
function readCalculatedOn(text: string, today: CalendarDate, changes: Array<string>): CalendarDate {
  if (text === '') return today
  if (isCalendarDate(text)) return text < today ? text : today
  changes.push('The day on which the plan was worked out could not be read. It counts from today.')
  return today
}

/** @param defaultPayer for a query without one: {@link writePlanQuery} omits organisations; without a link it is a person */
function readPayer(text: string, defaultPayer: Payer, changes: Array<string>): Payer {
  if (text === 'person' || text === 'organisation') return text
  if (text === '') return defaultPayer
  changes.push('The link does not say clearly who is paying. You see what an organisation may choose.')
  return 'organisation'
}

function readCompletion(
  text: string,
  likelyDay: CalendarDate,
  today: CalendarDate,
  changes: Array<string>,
): CalendarDate | null {
  if (text === '') return null
  const fault = completionFault(text, today)
  if (fault === null) return text
  changes.push(
    `The completion in the link ${COMPLETION_FAULTS[fault].problem}. We start with ${formatDate(likelyDay)}; please choose it again.`,
  )
  return null
}

function readPayDay(text: string, card: RateCard, changes: Array<string>): PayDay {
  const [usualPayDay = 1] = card.payDays
  const matchingPayDay = card.payDays.find((payDay) => String(payDay) === text)
  if (matchingPayDay === undefined && text !== '')
    changes.push(`The pay day in the link is not one we offer. You see the ${payDayName(usualPayDay)}.`)
  return matchingPayDay ?? usualPayDay
}
