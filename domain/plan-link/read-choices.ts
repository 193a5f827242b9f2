import { type Choices, needsFirstProvider } from '../pricing/estimate.ts'
import { FIRST_PROVIDER } from '../pricing/payment-providers.ts'
import type { CustomBuild, RateCard } from '../pricing/rate-card.ts'
import { capitalised, inWords } from '../wording/counting-words.ts'
import { splitExtras, type WantedExtra } from './plan-query.ts'
import { isWholeNumber, quantityRange, unitsRange } from './typed-numbers.ts'

type Say = (sentence: string) => void

/** Before the key of an extra: the name of a plain form's field for its number. */
export const EXTRA_FIELD = 'extras-'

/**
 * What is wanted, as far as a card can price it; `say` is told what was changed.
 *
 * @throws {RangeError} if the card sells nothing
 */
export function readChoices(params: URLSearchParams, card: RateCard, say: Say): Choices {
  const text = (name: string) => params.get(name)?.trim() ?? ''
  const need = readNeed(text('need'), card, say)
  const units = readUnits(text('units'), card.custom[need], say)
  const design = readDesign(text('design'), card, say)
  const extras = withFirstProvider(need, readExtras(wantedExtras(params), card, say), card, say)
  return { need, ...(units === undefined ? {} : { units }), design, extras }
}

function readNeed(text: string, card: RateCard, say: Say): string {
  const needs = [...Object.keys(card.solutions), ...Object.keys(card.custom)]
  const [first] = needs
  if (first === undefined) throw new RangeError('The rate card has neither a solution nor a custom build')
  if (needs.includes(text)) return text
  if (text !== '')
    say('The link asks for something that is not on the price list. You see the first that is.')
  return first
}

function readUnits(text: string, build: CustomBuild | undefined, say: Say): number | undefined {
  if (text === '') return undefined
  if (!build) {
    say('A finished solution has one price, so its size was left out.')
    return undefined
  }
  const { unit, included, max } = build
  if (!isWholeNumber(text)) {
    say(
      `The number of ${unit}s in the link is not a whole number. You see what the price includes: ${included}.`,
    )
    return undefined
  }
  const units = clamp(Number(text), 1, max)
  if (units !== Number(text)) say(`${unitsRange(build)} You see ${units}.`)
  return units
}

function readDesign(text: string, card: RateCard, say: Say): Choices['design'] {
  const levels: ReadonlyArray<Choices['design']> = ['template', 'tailored', 'custom']
  const found = levels.find((level) => level === text && Object.hasOwn(card.designLevels, level))
  if (!found && text !== '') say('The design in the link is not one we offer. You see the ready-made one.')
  return found ?? 'template'
}

function wantedExtras(params: URLSearchParams): Array<WantedExtra> {
  const listed = params.getAll('extras').flatMap((text) => splitExtras(text.replace(/\s/g, '')))
  const fields = [...params].flatMap(([name, value]) => {
    const quantity = value.trim()
    return name.startsWith(EXTRA_FIELD) && !/^0*$/.test(quantity)
      ? { key: name.slice(EXTRA_FIELD.length), quantity }
      : []
  })
  return [...listed.filter(({ key }) => key !== ''), ...fields]
}

function readExtras(wanted: ReadonlyArray<WantedExtra>, card: RateCard, say: Say): Choices['extras'] {
  const known = wanted.filter(({ key }) => Object.hasOwn(card.addOns, key))
  const unknown = wanted.length - known.length
  if (unknown === 1) say('An extra that is not on the price list was left out.')
  if (unknown > 1)
    say(`${capitalised(inWords(unknown))} extras that are not on the price list were left out.`)

  const once = new Map<string, string>()
  const repeated = new Set<string>()
  for (const { key, quantity } of known)
    if (once.has(key)) repeated.add(key)
    else once.set(key, quantity)
  sayRepeated([...repeated], card, say)
  return [...once].flatMap(([key, quantity]) => readExtra(key, quantity, card, say) ?? [])
}

function sayRepeated([first, ...others]: ReadonlyArray<string>, { addOns }: RateCard, say: Say): void {
  if (others.length > 0) say('The link names several extras more than once. We use the first of each.')
  else if (first) say(`The link names “${addOns[first]?.label}” more than once. We use the first.`)
}

function readExtra(key: string, text: string, { addOns }: RateCard, say: Say) {
  const { label = key, qtyMax = 1 } = addOns[key] ?? {}
  const wanted = isWholeNumber(text) ? Number(text) : 0
  if (wanted < 1) {
    say(`“${label}” was left out: how many of it is not a whole number from 1.`)
    return null
  }
  if (wanted > qtyMax) say(`${quantityRange(label, qtyMax)} You see ${qtyMax}.`)
  return { key, quantity: Math.min(wanted, qtyMax) }
}

function withFirstProvider(
  need: string,
  extras: Choices['extras'],
  card: RateCard,
  say: Say,
): Choices['extras'] {
  if (!needsFirstProvider(need, extras, card)) return extras
  const label = card.addOns[FIRST_PROVIDER]?.label ?? FIRST_PROVIDER
  say(`A further payment provider needs a first one, so “${label}” was added.`)
  return [{ key: FIRST_PROVIDER, quantity: 1 }, ...extras]
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
