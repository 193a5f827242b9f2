import { formatRand } from '../money/money.ts'
import {
  type Choices,
  containedExtras,
  designAdditionBps,
  type Estimate,
  type EstimateLine,
  priceOf,
} from '../pricing/estimate.ts'
import type { CustomBuild, Price, RateCard } from '../pricing/rate-card.ts'
import { counted } from '../wording.ts'
import type { CalculatorWords } from './calculator.ts'
import { IN_THE_PRICE } from './included-or-extra.ts'
import type { Solution } from './solution.ts'

export type CalculatorNames = Pick<CalculatorWords, 'solutionNote' | 'designs'> & {
  /** The visitor's word for each solution and custom build, by key. */
  needs: Readonly<Record<string, string>>
  /** The same in a sentence: `an online shop`. */
  inSentence: Readonly<Record<string, string>>
}

/** A line of the estimate in a visitor's words; `hours` is null if the line is a percentage or a fixed price. */
export type VisitorLine = {
  key: string
  title: string
  note: string | null
  hours: number | null
  amountCents: number
}

export function calculatorNames(
  words: Pick<CalculatorWords, 'builds' | 'solutionNote' | 'designs'>,
  solutions: ReadonlyArray<Pick<Solution, 'url' | 'title' | 'inSentence'>>,
): CalculatorNames {
  const names = [...solutions.map((solution) => ({ ...solution, need: solution.url })), ...words.builds]
  return {
    needs: Object.fromEntries(names.map(({ need, title }) => [need, title])),
    inSentence: Object.fromEntries(names.map(({ need, inSentence }) => [need, inSentence])),
    solutionNote: words.solutionNote,
    designs: words.designs,
  }
}

/** `an online shop with 2 extras`: the subject of a plan, for a sentence. */
export function plannedWork(
  { need, extras }: Pick<Choices, 'need' | 'extras'>,
  { inSentence }: Pick<CalculatorNames, 'inSentence'>,
): string {
  return `${inSentence[need] ?? need}${withExtras({ extras })}`
}

/** ` with 2 extras`, to follow the name of the work; empty without extras. */
export function withExtras({ extras }: Pick<Choices, 'extras'>): string {
  return extras.length > 0 ? ` with ${counted(extras.length, 'extra')}` : ''
}

/** The lines of an estimate as the page and the PDF name them. */
export function visitorLines(
  estimate: Estimate,
  choices: Choices,
  card: RateCard,
  names: CalculatorNames,
): Array<VisitorLine> {
  return estimate.lines.map((line) => {
    const { key, amountCents } = line
    const hours = line.hours === 0 && amountCents > 0 ? null : line.hours
    return { key, ...wordsOf(line, choices, card, names), hours, amountCents }
  })
}

type ExtraGroup = Pick<CalculatorWords['extraGroups'][number], 'title' | 'extras'>

/**
 * The extras of a card in the calculator's groups. Extras that no group names (from an older card) are in the last one.
 */
export function extraGroupsOf(card: RateCard, groups: ReadonlyArray<ExtraGroup>): Array<ExtraGroup> {
  const groupedKeys = new Set(groups.flatMap(({ extras }) => extras))
  const otherKeys = Object.keys(card.addOns).filter((key) => !groupedKeys.has(key))
  return groups
    .map(({ title, extras }, index) => ({
      title,
      extras: [
        ...extras.filter((key) => Object.hasOwn(card.addOns, key)),
        ...(index === groups.length - 1 ? otherKeys : []),
      ],
    }))
    .filter(({ extras }) => extras.length > 0)
}

function wordsOf(
  { key, amountCents, label }: EstimateLine,
  choices: Choices,
  card: RateCard,
  names: CalculatorNames,
): Pick<VisitorLine, 'title' | 'note'> {
  const build = card.custom[choices.need]
  if (key === choices.need)
    return { title: names.needs[key] ?? key, note: build ? included(build) : names.solutionNote }
  if (key === 'units' && build) return { title: label, note: `${inRand(build.further, card)} each` }
  if (key === 'design') return designWords(choices, card, names)

  const { label: title, price, qtyMax } = card.addOns[key] ?? { label, price: { hours: 0 } }
  if (containedExtras(choices.need, card).includes(key) && amountCents === 0)
    return { title, note: IN_THE_PRICE }
  const quantity = choices.extras.find((extra) => extra.key === key)?.quantity ?? 1
  return { title, note: qtyMax === undefined ? null : `${quantity}\u00a0×\u00a0${inRand(price, card)}` }
}

function designWords({ need, design }: Choices, card: RateCard, { designs }: CalculatorNames) {
  const percent = designAdditionBps(design, card) / 100
  const base = card.custom[need] ? 'on the build' : 'on the solution'
  return { title: `${designs[design].title} design`, note: `${percent}% ${base}, not on the extras` }
}

function included({ included: count, unit }: CustomBuild): string {
  return `${counted(count, unit)} in the price`
}

function inRand(price: Price, card: RateCard): string {
  return formatRand(priceOf(price, card))
}
