import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import type { CalculatorWords } from '../../../domain/content/calculator.ts'
import type { OtherCost } from '../../../domain/content/other-costs.ts'
import type { RateCards } from '../../../domain/pricing/rate-cards.ts'
import type { CalculatorNames } from '../../../domain/pricing/visitor-lines.ts'

/** Everything the calculator knows beside the query, as plain data: it travels to the browser with the page. */
export type CalculatorFacts = {
  cards: RateCards
  names: CalculatorNames
  extraGroups: CalculatorWords['extraGroups']
  /** Name of each solution's tint, by slug. */
  tints: Readonly<Record<string, string>>
  today: CalendarDate
  /** Public origin, for the whole link. */
  origin: string
  otherCosts: ReadonlyArray<OtherCost>
  /** Hours a month of care that is offered after launch. */
  careHours: ReadonlyArray<number>
  /** Whose estimate it is, in the lines of the printed sheet; the first is the trading name. */
  sender: ReadonlyArray<string>
  /** Address of the plan as a PDF, without the query; null where there is none. */
  pdfPath: string | null
}
