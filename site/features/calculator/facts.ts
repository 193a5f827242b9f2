import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import type { CalculatorWords } from '../../../domain/content/calculator.ts'
import type { OtherCost } from '../../../domain/content/other-costs.ts'
import type { CalculatorNames } from '../../../domain/content/visitor-lines.ts'
import type { RateCards } from '../../../domain/pricing/rate-cards.ts'

/** Everything that the calculator needs besides the query, as plain data that is sent with the page. */
export type CalculatorFacts = {
  /** The agency's name. */
  company: string
  cards: RateCards
  /** The headings of the page. */
  words: Pick<CalculatorWords, 'heading' | 'lead' | 'headings'>
  names: CalculatorNames
  extraGroups: CalculatorWords['extraGroups']
  /** How an extra differs from the product of the same kind, by key. */
  extraNotes: CalculatorWords['extraNotes']
  /** A short description of each solution, by slug. */
  shortDescriptions: Readonly<Record<string, string>>
  /** Name of each solution's tint, by slug. */
  tints: Readonly<Record<string, string>>
  today: CalendarDate
  /** Public origin, for the absolute link. */
  origin: string
  otherCosts: ReadonlyArray<OtherCost>
}
