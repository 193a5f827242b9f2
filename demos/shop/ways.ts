import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { capitalised } from '../../domain/wording/counting-words.ts'
import { BRANCHES } from '../catalogue/product.ts'
import type { Way } from './basket.ts'
import { weekdayAndDay, whenWords } from './day-words.ts'
import { arrivalDay, nextOpenDay } from './delivery-days.ts'
import { feeOf } from './delivery-fees.ts'
import { nounOf } from './kind-nouns.ts'
import { LOCKERS } from './places.ts'
import type { PricedLine } from './priced-lines.ts'
import { shortLine } from './sending.ts'
import type { ShopState } from './shop-state.ts'

/** A way home as the customer chooses it. Where it is not possible it stays in sight, and `note` is the reason. */
export type WayHome = {
  way: Way
  isPossible: boolean
  /** `Observatory, Thursday 26 November`, `The table is too big for one`, `Woodstock, tomorrow from 10:00`. */
  note: string
  cents: number
}

/** The three ways home of a basket: locker and branch are those chosen, or the first that can be. */
export function wayChoices(
  state: ShopState,
  lines: ReadonlyArray<PricedLine>,
  today: CalendarDate,
): ReadonlyArray<WayHome> {
  const { way, address } = state.basket
  const locker: Way = way.kind === 'locker' ? way : { kind: 'locker', locker: LOCKERS[0].name }
  const collect: Way = way.kind === 'collect' ? way : { kind: 'collect', branch: branchWithAll(state, lines) }
  const place = { suburb: address?.suburb ?? '', postcode: address?.postcode ?? '' }
  return [{ kind: 'door' } as const, locker, collect].map((one) => {
    const why = whyNot(state, lines, one)
    const note = why ?? noteOf(one, place, today)
    return { way: one, isPossible: why === null, note, cents: feeOf(one.kind, lines) }
  })
}

/** Why a basket cannot go a way, in words that stand below it; null: it can. */
export function whyNot(state: ShopState, lines: ReadonlyArray<PricedLine>, way: Way): string | null {
  if (way.kind === 'locker') return whyNoLocker(lines)
  if (way.kind === 'door') return null
  const missing = shortLine(state, lines, [way.branch])
  return missing && `${way.branch} does not have ${piecesWords(missing)} today`
}

/** The likeliest choice before there is one: a branch that has everything, else the first. */
function branchWithAll(state: ShopState, lines: ReadonlyArray<PricedLine>) {
  return BRANCHES.find((branch) => shortLine(state, lines, [branch]) === null) ?? BRANCHES[0]
}

function whyNoLocker(lines: ReadonlyArray<PricedLine>): string | null {
  const tooBig = lines.find(({ carriage }) => carriage !== 'locker')
  return tooBig ? `The ${nounOf(tooBig.kind)} is too big for one` : null
}

function piecesWords({ kind, pieces }: PricedLine): string {
  return pieces === 1 ? `the ${nounOf(kind)}` : `${pieces} of the ${nounOf(kind)}`
}

function noteOf(way: Way, { suburb, postcode }: { suburb: string; postcode: string }, today: CalendarDate) {
  if (way.kind === 'collect')
    return `${way.branch}, ${whenWords(nextOpenDay(way.branch, today), today)} from 10:00`
  const day = arrivalDay(way, postcode, today)
  const when = day ? weekdayAndDay(day) : 'two working days in the cities, four elsewhere'
  if (way.kind === 'locker') return `${way.locker}, ${when}`
  return day && suburb !== '' ? `${suburb}, ${when}` : capitalised(when)
}
