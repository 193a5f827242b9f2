import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import type { CalculatorWords } from '../../../domain/content/calculator.ts'
import type { OtherCost } from '../../../domain/content/other-costs.ts'
import type { CalculatorNames } from '../../../domain/content/visitor-lines.ts'
import type { RateCards } from '../../../domain/pricing/rate-cards.ts'

/** Everything the calculator knows beside the query, as plain data: it is sent to the browser with the page. */
export type CalculatorFacts = {
  /** The agency's name. */
  company: string
  cards: RateCards
  /** The headings of the page. */
  words: Pick<CalculatorWords, 'heading' | 'lead' | 'headings'>
  names: CalculatorNames
  extraGroups: CalculatorWords['extraGroups']
  /** What an extra is beside the product of the same kind, by key. */
  extraNotes: CalculatorWords['extraNotes']
  /** What each solution is, in a few words, by slug. */
  inShort: Readonly<Record<string, string>>
  /** Name of each solution's tint, by slug. */
  tints: Readonly<Record<string, string>>
  today: CalendarDate
  /** Public origin, for the whole link. */
  origin: string
  otherCosts: ReadonlyArray<OtherCost>
}
