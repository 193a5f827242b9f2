import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { BRANCHES, type PerBranch, type Product } from '../../catalogue/product.ts'
import { currentVariants, detailOf } from '../../shop/current-product.ts'
import { dayAndMonth } from '../../shop/day-words.ts'
import type { ShopState } from '../../shop/shop-state.ts'
import type { Movement } from '../../shop/stock.ts'
import { stockOf } from '../../shop/stock-levels.ts'

/** A variant as the editor shows it. */
export type EditedVariant = {
  sku: string
  colour: string | null
  words: string
  size: string
  priceCents: number
  stock: PerBranch
  /** This morning's stock, if orders took some today. */
  before: readonly [number | null, number | null, number | null]
}

export function editedVariants(
  state: ShopState,
  product: Product,
  today: CalendarDate,
): ReadonlyArray<EditedVariant> {
  return currentVariants(state, product).map((variant) => {
    const stock = stockOf(state, variant.sku)
    const [a = null, b = null, c = null] = BRANCHES.map((branch, index) => {
      const soldCount = soldToday(state.movements, variant.sku, branch, today)
      return soldCount === 0 ? null : (stock[index] ?? 0) - soldCount
    })
    const { sku, colour, size, priceCents } = variant
    return { sku, colour, words: detailOf(product, variant), size, priceCents, stock, before: [a, b, c] }
  })
}

function soldToday(
  movements: ReadonlyArray<Movement>,
  sku: string,
  branch: string,
  today: CalendarDate,
): number {
  return movements
    .filter(
      (movement) => movement.sku === sku && movement.branch === branch && isTaken(movements, movement, today),
    )
    .slice(-1)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The latest order of today with a product. */
export type LatestSaleFacts = { order: number; quantity: number; detail: string; branch: string; at: string }

/** Whether a movement belongs to an order of today that was not cancelled. */
function isTaken(movements: ReadonlyArray<Movement>, { why, at, reference }: Movement, today: CalendarDate) {
  if (why !== 'order' || dayOf(at) !== today) return false
  return !movements.some((movement) => movement.why === 'cancelled' && movement.reference === reference)
}

/** @returns null if there was none today */
export function latestSale(state: ShopState, product: Product, today: CalendarDate): LatestSaleFacts | null {
  const details = new Map(
    currentVariants(state, product).map((variant) => [variant.sku, detailOf(product, variant)]),
  )
  const { movements } = state
  const lastMovement = movements
    .filter((movement) => details.has(movement.sku) && isTaken(movements, movement, today))
    .at(-1)
  if (!lastMovement) return null
  return {
    order: Number(lastMovement.reference),
    quantity: -lastMovement.quantity,
    detail: details.get(lastMovement.sku) ?? '',
    branch: lastMovement.branch,
    at: timeOfDay(lastMovement.at),
  }
}

/** One line of the stock history. */
export type LogLine = { key: string; when: string; what: string; why: string }

/** The newest first. */
export function logOf(state: ShopState, product: Product, today: CalendarDate): ReadonlyArray<LogLine> {
  const sizes = new Map(
    currentVariants(state, product).map((variant) => [variant.sku, detailOf(product, variant)]),
  )
  return state.movements
    .filter(({ sku }) => sizes.has(sku))
    .reverse()
    .slice(0, MOST_LINES)
    .map((move, index) => ({
      key: `${move.at} ${index}`,
      when: `${dayOf(move.at) === today ? 'Today' : dayAndMonth(dayOf(move.at))} ${timeOfDay(move.at)}`,
      what: `${move.quantity > 0 ? '+' : '−'}${Math.abs(move.quantity)}, ${sizes.get(move.sku) ?? ''}, ${move.branch}`,
      why: whyWords(move),
    }))
}
const MOST_LINES = 20

function whyWords({ why, reference, by }: Movement): string {
  if (why === 'order') return `order ${reference}`
  if (why === 'cancelled') return `order ${reference}, cancelled`
  if (why === 'return') return `back from order ${reference}`
  if (why === 'transfer') return `in transit, by ${by}`
  if (why === 'csv') return `file ${reference}`
  return /^counted/.test(reference) ? `counted by ${by}` : `${reference}, counted by ${by}`
}
