import { dividedHalfUp, formatRand } from '../../../domain/money/money.ts'
import { PRODUCT_COUNT, type Product } from '../../catalogue/product.ts'
import { slugOf } from '../../catalogue/slug.ts'
import { skuParts } from '../../catalogue/variants.ts'
import type { Decision } from '../command.ts'
import { currentProduct, currentVariants } from '../current-product.ts'
import { refused } from '../refusals.ts'
import type { ProductEdit, ShopState } from '../shop-state.ts'
import { MAX_PRICE_CENTS, newProductError, productEditError } from '../validate-product.ts'
import { done, nothingToDo, type Rules } from './rule.ts'

/** The office's commands on products. Paid orders are not affected. */
export const PRODUCT_RULES: Rules<'edit products' | 'change prices' | 'add product'> = {
  'edit products': (state, { numbers, edit }) => {
    const refusal = productEditError(state, numbers, edit)
    if (refusal !== null) return refused('not possible', refusal)
    return withEdits(state, numbers, (number) => editOfProduct(number, edit))
  },
  'change prices': (state, { numbers, bps }) => {
    if (!Number.isInteger(bps) || bps <= -10_000 || bps > 10_000)
      return refused('not possible', 'A price falls by less than 100%, and rises by 100% at most.')
    const missingNumber = numbers.find((number) => currentProduct(state, number) === null)
    if (missingNumber !== undefined)
      return refused('not found', `There is no product with the number ${missingNumber}.`)
    const edits = new Map(numbers.map((number) => [number, { prices: changedPrices(state, number, bps) }]))
    const isTooHigh = [...edits.values()]
      .flatMap(({ prices }) => Object.values(prices))
      .some((cents) => cents > MAX_PRICE_CENTS)
    if (isTooHigh)
      return refused(
        'not possible',
        `The highest price is ${formatRand(MAX_PRICE_CENTS)}. Enter a lower one.`,
      )
    return withEdits(state, numbers, (number) => edits.get(number) ?? {})
  },
  'add product': (state, { product }) => {
    const refusal = newProductError(product)
    if (refusal !== null) return refused('not possible', refusal)
    const added = withNumber(product, PRODUCT_COUNT + state.added.length + 1)
    return done(state, { added: [...state.added, added] })
  },
}

/** Rounds to R 10, from R 2 000 on to R 50; never to 0. */
export function changedPrice(cents: number, bps: number): number {
  const changedCents = dividedHalfUp(cents * (10_000 + bps), 10_000)
  const step = changedCents < 200_000 ? 1_000 : 5_000
  return Math.max(step, dividedHalfUp(changedCents, step) * step)
}

function changedPrices(state: ShopState, number: number, bps: number): Record<string, number> {
  const product = currentProduct(state, number)
  const variants = product ? currentVariants(state, product) : []
  return Object.fromEntries(variants.map(({ sku, priceCents }) => [sku, changedPrice(priceCents, bps)]))
}

function withEdits(
  state: ShopState,
  numbers: ReadonlyArray<number>,
  editOf: (number: number) => ProductEdit,
): Decision {
  if (numbers.length === 0) return nothingToDo(state)
  const edits = { ...state.edits }
  for (const number of numbers) edits[number] = mergedEdit(edits[number], editOf(number))
  return done(state, { edits })
}

/** The part of an edit that concerns one product: an edit of several has the prices of all. */
function editOfProduct(number: number, edit: ProductEdit): ProductEdit {
  if (!edit.prices) return edit
  const prices = Object.entries(edit.prices).filter(([sku]) => skuParts(sku)?.number === number)
  return { ...edit, prices: Object.fromEntries(prices) }
}

function mergedEdit(before: ProductEdit | undefined, edit: ProductEdit): ProductEdit {
  const prices = edit.prices ? { prices: { ...before?.prices, ...edit.prices } } : {}
  const name = edit.name === undefined ? {} : { name: edit.name.trim() }
  return { ...before, ...edit, ...name, ...prices }
}

function withNumber(product: Omit<Product, 'number' | 'slug'>, number: number): Product {
  const name = product.name.trim()
  return { ...product, name, number, slug: slugOf(name), priceCents: product.sizes[0]?.priceCents ?? 0 }
}
