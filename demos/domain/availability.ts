import { addDays, type CalendarDate, isoWeekday } from '../../domain/calendar/calendar.ts'
import { isWorkingDay, MONDAY_TO_FRIDAY } from '../../domain/calendar/working-days.ts'
import { BRANCHES, type Branch, type Product, type Variant } from '../products/product.ts'
import { whenWords } from './day-words.ts'
import { nextOpenDay } from './delivery-days.ts'
import { forSale } from './sending.ts'
import { piecesIn, type Shelves } from './stock-levels.ts'
import { currentVariants } from './things.ts'

export type InBranch = {
  branch: Branch
  pieces: number
  /** `tomorrow from 10:00`, `not here today` */
  when: string
  /** `3 here`, `last one`, `none` */
  mark: string
}

/** What each branch has of a variant, and when it can be fetched there. */
export function availabilityOf(state: Shelves, sku: string, today: CalendarDate): ReadonlyArray<InBranch> {
  return BRANCHES.map((branch) => {
    const pieces = piecesIn(state, sku, branch)
    const when = `${whenWords(nextOpenDay(branch, today), today)} from 10:00`
    const mark = pieces === 1 ? 'last one' : pieces === 0 ? 'none' : `${pieces} here`
    return { branch, pieces, when: pieces === 0 ? 'not here today' : when, mark }
  })
}

/** Another colour of the same size that is here, the one with most pieces; null: there is none. */
export function colourInstead(
  state: Shelves,
  product: Product,
  { sku, size }: Variant,
): { variant: Variant; pieces: number } | null {
  return currentVariants(state, product)
    .filter((variant) => variant.size === size && variant.sku !== sku)
    .map((variant) => ({ variant, pieces: forSale(state, variant.sku) }))
    .filter(({ pieces }) => pieces > 0)
    .reduce<{ variant: Variant; pieces: number } | null>(
      (most, one) => (one.pieces > (most?.pieces ?? 0) ? one : most),
      null,
    )
}

/** When a workshop makes again what is sold out: on the second Monday from now, or the next working day after a holiday. */
export function madeAgainOn(today: CalendarDate): CalendarDate {
  const nextMonday = addDays(today, 8 - isoWeekday(today))
  let day = addDays(nextMonday, 7)
  while (!isWorkingDay(day, MONDAY_TO_FRIDAY)) day = addDays(day, 1)
  return day
}
