import { splitIntoInstalments } from '../../../domain/plan/instalments.ts'
import { priceOf } from '../../../domain/pricing/estimate.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'

const AMOUNT = /R \d{1,3}(?: \d{3})*,\d\d/g
/** `R 2 491,67 a month for 18 months (the last R 2 491,61)`. With `about` it is not checked. */
const MONTHS =
  /(about )?(R \d{1,3}(?: \d{3})*,\d\d) a month for (\d+) months(?: \(the last (R \d{1,3}(?: \d{3})*,\d\d)\))?/g

/** The amounts on a page. */
type PageSums = {
  /** All amounts, in cents. */
  amounts: ReadonlySet<number>
  /** How often the page states instalments. */
  count: number
  /** Statements whose total is neither an amount on the page nor the sum of two. */
  wrong: ReadonlyArray<string>
}

/** @param text of a page, its white space collapsed */
export function sumsOn(text: string): PageSums {
  const amounts = new Set(Array.from(text.matchAll(AMOUNT), ([amount]) => centsOf(amount)))
  const statements = [...text.matchAll(MONTHS)].filter(([, about]) => about === undefined)
  const isAmount = (sum: number) => amounts.has(sum) || [...amounts].some((part) => amounts.has(sum - part))
  const wrong = statements.filter(([, , monthly = '', months, last]) => {
    const count = Number(months)
    return !isAmount(centsOf(monthly) * (count - 1) + centsOf(last ?? monthly))
  })
  return { amounts, count: statements.length, wrong: wrong.map(([words]) => words) }
}

/** Whether every product and build of a list adds up to its price over each of the list's durations. */
export function addsUp(card: RateCard): boolean {
  return [...Object.values(card.solutions), ...Object.values(card.custom)].every(({ base }) => {
    const cents = priceOf(base, card)
    return card.durations.every(
      (months) =>
        splitIntoInstalments(cents, months).reduce((sum, instalment) => sum + instalment, 0) === cents,
    )
  })
}

function centsOf(amount: string): number {
  return Number(amount.replace(/\D/g, ''))
}
