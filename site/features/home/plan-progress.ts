import type { Home } from '../../../domain/content/pages.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { splitIntoInstalments } from '../../../domain/plan/instalments.ts'
import { amountsAMonth } from '../../../domain/plan/monthly-price.ts'
import type { PlanInMonths } from '../../../domain/plan/plan-sentence.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'

/** A row between sections of the home page that shows the example plan after some of its months. */
export type PlanProgress = {
  /** The number of paid instalments. */
  paidMonths: number
  months: number
  /** Says that it is an example, of what, and over how many months, whatever the dial above shows. */
  example: string
  heading: string
  text: string
  paid: string
  total: string
}

type ProgressRows = Record<keyof Home['planRows'], PlanProgress>

/**
 * The rows of the home page that show the example plan as it is paid off.
 *
 * @param words the text of each row; one mentions half of the plan
 * @param example what the plan pays for, like `An online shop`
 * @throws {RangeError} if the plan has an odd number of months: the text would be wrong
 */
export function progressRows(
  { totalCents, months, amounts }: PlanInMonths,
  words: Home['planRows'],
  example: string,
): ProgressRows {
  if (months % 2 !== 0)
    throw new RangeError(
      `example-plan.json: months: the rows of home.json need an even number, not ${months}`,
    )
  const progress = (paidMonths: number, text: string) => ({
    paidMonths,
    months,
    example: `Example: ${example.charAt(0).toLowerCase()}${example.slice(1)} over ${months} months`,
    heading: `Month ${paidMonths} of ${months}`,
    text,
    paid: formatRand(amounts.slice(0, paidMonths).reduce((sum, cents) => sum + cents, 0)),
    total: formatRand(totalCents),
  })
  return {
    half: progress(months / 2, words.half),
    oneToGo: progress(months - 1, words.oneToGo),
  }
}

/** Only a ring of this many moons has space for numbers inside. */
const NUMBERED_MOONS = 12

export type DialOption = { count: number; labels: Array<string>; sum: string }

/**
 * One total over several numbers of months: the total stays, the instalments change.
 *
 * @param durations numbers of months, each one that the rate card offers
 * @throws {RangeError} naming a number of months that is not offered
 */
export function dialOptions(
  totalCents: number,
  durations: ReadonlyArray<number>,
  card: RateCard,
): Array<DialOption> {
  return durations.map((months) => {
    if (!card.durations.includes(months))
      throw new RangeError(`home.json: hero.months: the rate card does not offer ${months} months`)
    const amounts = splitIntoInstalments(totalCents, months)
    return {
      count: months,
      labels: months === NUMBERED_MOONS ? amounts.map((_, index) => String(index + 1)) : [],
      sum: amountsAMonth(amounts),
    }
  })
}
