import type { CalculatorWords } from '../../../domain/content/calculator.ts'
import type { Solution } from '../../../domain/content/solution.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { durationsForAll } from '../../../domain/plan/durations.ts'
import { baseChoices } from '../../../domain/plan/offer.ts'
import { type Choices, containedExtras, estimate, priceOfHours } from '../../../domain/pricing/estimate.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'

/** What the small calculator of a solution offers; amounts are printed, `null` where nothing is added. */
export type WorkOut = {
  need: string
  version: string
  designs: Array<{ design: Choices['design']; title: string; adds: string | null }>
  months: Array<number>
  extras: Array<{ key: string; label: string; adds: string }>
}

/**
 * @throws {Error} naming it, if an extra of the solution is not on the card or in the price already
 */
export function workOutOf(
  { url: need, offeredExtras }: Solution,
  { designs }: Pick<CalculatorWords, 'designs'>,
  card: RateCard,
): WorkOut {
  const base = baseChoices(need)
  const { totalCents } = estimate(base, card)
  const added = (choices: Choices) => estimate(choices, card).totalCents - totalCents
  const levels = ['template', 'tailored', 'custom'] as const
  return {
    need,
    version: card.version,
    designs: levels.map((design) => ({
      design,
      title: designs[design].title,
      adds: printed(added({ ...base, design })),
    })),
    months: durationsForAll(totalCents, card),
    extras: offeredExtras.map((key) => offeredExtra(key, need, card)),
  }
}

function offeredExtra(key: string, need: string, card: RateCard): WorkOut['extras'][number] {
  const addOn = card.addOns[key]
  if (!addOn || containedExtras(need, card).includes(key))
    throw new Error(
      `solutions.json: ${need}: offeredExtras: "${key}" is not on the rate card or in the price already`,
    )
  return { key, label: addOn.label, adds: formatRand(priceOfHours(addOn.hours, card)) }
}

function printed(cents: number): string | null {
  return cents === 0 ? null : formatRand(cents)
}
