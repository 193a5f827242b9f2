import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { type PerBranch, type Product, perBranch } from '../../catalogue/product.ts'
import { currentVariants, detailOf } from '../../shop/current-product.ts'
import { dayAndMonth } from '../../shop/day-words.ts'
import type { ShopState } from '../../shop/shop-state.ts'
import type { Movement } from '../../shop/stock.ts'
import { stockOf } from '../../shop/stock-levels.ts'

/** A variant in the editor. */
export type EditedVariant = {
  sku: string
  words: string
  size: string
  priceCents: number
  stock: PerBranch
  /** The stock before today’s orders in each branch; null without any. */
  earlierStock: readonly [number | null, number | null, number | null]
}

export function editedVariants(
  state: ShopState,
  product: Product,
  today: CalendarDate,
): ReadonlyArray<EditedVariant> {
  return currentVariants(state, product).map((variant) => {
    const stock = stockOf(state, variant.sku)
    const earlierStock = perBranch((branch, index) => {
      const salesChange = stockChangeBySalesToday(state.movements, variant.sku, branch, today)
      return salesChange === 0 ? null : stock[index] - salesChange
    })
    const { sku, size, priceCents } = variant
    return { sku, words: detailOf(product, variant), size, priceCents, stock, earlierStock }
  })
}

/** How today’s sales changed the stock: negative, or 0 without any. */
function stockChangeBySalesToday(
  movements: ReadonlyArray<Movement>,
  sku: string,
  branch: string,
  today: CalendarDate,
): number {
  return movements
    .filter(
      (movement) =>
        movement.sku === sku && movement.branch === branch && isSaleOfToday(movements, movement, today),
    )
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The latest order of today with a product. */
export type LatestSale = { order: number; quantity: number; detail: string; branch: string; time: string }

/** Whether a movement belongs to an order of today that was not cancelled. */
function isSaleOfToday(
  movements: ReadonlyArray<Movement>,
  { why, at, reference }: Movement,
  today: CalendarDate,
) {
  if (why !== 'order' || dayOf(at) !== today) return false
  return !movements.some((movement) => movement.why === 'cancelled' && movement.reference === reference)
}

/** The latest sale of a product today; null without one. */
export function latestSale(state: ShopState, product: Product, today: CalendarDate): LatestSale | null {
  const details = detailsBySku(state, product)
  const { movements } = state
  const lastMovement = movements
    .filter((movement) => details.has(movement.sku) && isSaleOfToday(movements, movement, today))
    .at(-1)
  if (!lastMovement) return null
  return {
    order: Number(lastMovement.reference),
    quantity: -lastMovement.quantity,
    detail: details.get(lastMovement.sku) ?? '',
    branch: lastMovement.branch,
    time: timeOfDay(lastMovement.at),
  }
}

function detailsBySku(state: ShopState, product: Product): ReadonlyMap<string, string> {
  return new Map(currentVariants(state, product).map((variant) => [variant.sku, detailOf(product, variant)]))
}

/** One line of the stock history. */
export type LogLine = { key: string; when: string; what: string; reason: string }

/** The latest stock movements of a product, newest first. */
export function stockLogOf(state: ShopState, product: Product, today: CalendarDate): ReadonlyArray<LogLine> {
  const details = detailsBySku(state, product)
  return state.movements
    .filter(({ sku }) => details.has(sku))
    .reverse()
    .slice(0, MAX_LINES)
    .map((movement, index) => ({
      key: `${movement.at} ${index}`,
      when: `${dayOf(movement.at) === today ? 'Today' : dayAndMonth(dayOf(movement.at))} ${timeOfDay(movement.at)}`,
      what: `${movement.quantity > 0 ? '+' : '−'}${Math.abs(movement.quantity)}, ${details.get(movement.sku) ?? ''}, ${movement.branch}`,
      reason: reasonText(movement),
    }))
}
const MAX_LINES = 20

function reasonText({ why, reference, by }: Movement): string {
  if (why === 'order') return `order ${reference}`
  if (why === 'cancelled') return `order ${reference}, cancelled`
  if (why === 'return') return `back from order ${reference}`
  if (why === 'transfer') return `in transit, by ${by}`
  if (why === 'csv') return `file ${reference}`
  return /^counted/.test(reference) ? `counted by ${by}` : `${reference}, counted by ${by}`
}
