import { BRANCHES, type Branch } from '../catalogue/product.ts'
import type { DeliveryMethod } from './basket.ts'
import { branchesByNearness } from './places.ts'
import { type StockState, stockIn, stockOf, totalStock } from './stock-levels.ts'

type LineQuantity = { sku: string; quantity: number }
/** The number of units that each branch sends, by sku. */
export type StockAllocation = Readonly<Record<string, Readonly<Partial<Record<Branch, number>>>>>

/**
 * Chooses the branches that send an order: the nearest one with all units, else the nearest two, else all three; for
 * collection only the chosen branch.
 *
 * @param lines each sku once
 * @returns null if there are not enough units
 */
export function allocateStock(
  state: StockState,
  lines: ReadonlyArray<LineQuantity>,
  deliveryMethod: DeliveryMethod,
  postcode: string,
): StockAllocation | null {
  const groups =
    deliveryMethod.kind === 'collect' ? [[deliveryMethod.branch]] : groupsOf(branchesByNearness(postcode))
  const senders = groups.find((branches) => lines.every((line) => hasStock(state, line, branches)))
  if (!senders) return null
  return Object.fromEntries(lines.map((line) => [line.sku, allocatedFrom(state, line, senders)]))
}

/** The first line of which the branches together have too few units; null if all can be sent. */
export function firstUnavailableLine<Line extends LineQuantity>(
  state: StockState,
  lines: ReadonlyArray<Line>,
  branches: ReadonlyArray<Branch> = BRANCHES,
): Line | null {
  return lines.find((line) => !hasStock(state, line, branches)) ?? null
}

/** The number of units of a variant that can be sold. */
export function availableQuantity(state: StockState, sku: string): number {
  return totalStock(stockOf(state, sku))
}

function groupsOf(branches: ReadonlyArray<Branch>): ReadonlyArray<ReadonlyArray<Branch>> {
  const pairs = branches.flatMap((branch, index) => branches.slice(index + 1).map((other) => [branch, other]))
  return [...branches.map((branch) => [branch]), ...pairs, branches]
}

function hasStock(
  state: StockState,
  { sku, quantity }: LineQuantity,
  branches: ReadonlyArray<Branch>,
): boolean {
  return branches.reduce((sum, branch) => sum + stockIn(state, sku, branch), 0) >= quantity
}

function allocatedFrom(state: StockState, { sku, quantity }: LineQuantity, branches: ReadonlyArray<Branch>) {
  const allocated: Partial<Record<Branch, number>> = {}
  let missingCount = quantity
  for (const branch of branches) {
    const takenCount = Math.min(missingCount, stockIn(state, sku, branch))
    if (takenCount > 0) allocated[branch] = takenCount
    missingCount -= takenCount
  }
  return allocated
}
