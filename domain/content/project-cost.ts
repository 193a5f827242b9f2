import { formatAboutRand, formatRand, vatPartCents } from '../money/money.ts'
import {
  type Choices,
  designAdditionBps,
  type Estimate,
  estimate,
  priceOfHours,
} from '../pricing/estimate.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { capitalised, inWords } from '../wording.ts'
import type { CaseStudy } from './case-study.ts'

export type ProjectCost = Omit<Estimate, 'lines' | 'vatCents'> & {
  lines: Array<{ label: string; amountCents: number }>
  months: number
  /** Work for this project only, which is not on the rate card; 0 without it. */
  onTopCents: number
  /** The total with that work. */
  wholeCents: number
  /** The VAT in this total; 0 if the agency is not registered. */
  vatCents: number
}

/**
 * The cost of an example project, its lines in the visitors' words, and the months over which it is paid.
 *
 * @throws {RangeError} if a line has no label or a label no line, and as {@link estimate} does
 */
export function projectCost(
  { choices, months, labels, onTop }: CaseStudy['cost'],
  card: RateCard,
): ProjectCost {
  const sum = estimate(choices, card)
  const onTopCents = onTop ? priceOfHours(onTop.hours, card) : 0
  const wholeCents = sum.totalCents + onTopCents
  const unusedLabel = Object.keys(labels).find((key) => !sum.lines.some((line) => line.key === key))
  if (unusedLabel) throw new RangeError(`There is a label but no line for "${unusedLabel}"`)
  return {
    ...sum,
    lines: sum.lines.map(({ key, amountCents }) => {
      const label = labels[key]
      if (!label) throw new RangeError(`The line "${key}" has no label`)
      return { label: costLabel(label, key, choices, card), amountCents }
    }),
    months,
    onTopCents,
    wholeCents,
    vatCents: card.vat.registered ? vatPartCents(wholeCents, card.vat.rateBps) : 0,
  }
}

/** `R 27 945,00`, or `about R 99 188,00` if some work is for this project only. */
export function wholePrice({
  onTopCents,
  wholeCents,
}: Pick<ProjectCost, 'onTopCents' | 'wholeCents'>): string {
  if (onTopCents === 0) return formatRand(wholeCents)
  return `about\u00a0${formatAboutRand(wholeCents)}`
}

/** The label of a line: `{percent}` is replaced by what the design adds, `{count}` by the quantity in words. */
export function costLabel(label: string, key: string, choices: Choices, card: RateCard): string {
  const percent = `${designAdditionBps(choices.design, card) / 100}%`
  const count = inWords(countOf(key, choices, card))
  return capitalised(label.replace('{percent}', percent).replace('{count}', count))
}

/** The quantity of a line: included units, further units, or the quantity of an extra. */
function countOf(key: string, { need, units, extras }: Choices, { custom }: RateCard): number {
  const included = custom[need]?.included ?? 1
  if (key === need) return included
  if (key === 'units') return (units ?? included) - included
  return extras.find((extra) => extra.key === key)?.quantity ?? 1
}
