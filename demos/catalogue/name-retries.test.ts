import { expect, test } from 'vitest'
import { describe as describeProduct } from './describe-product.ts'
import { firstProduct } from './first-five.ts'
import { NAME_RETRIES } from './name-retries.ts'
import { PRODUCT_COUNT } from './product.ts'

test('the table of names thrown again is what throwing all names in turn gives', () => {
  // Should the words change on purpose: put what this finds into the table.
  expect(packed(thrownInTurn())).toBe(NAME_RETRIES)
})

/** What the table spares: to know one name, all before it must be known. */
function thrownInTurn(): ReadonlyArray<number> {
  const used = new Set<string>()
  return Array.from({ length: PRODUCT_COUNT }, (_, at) => {
    let attempt = 0
    const first = firstProduct(at + 1)
    let name = first?.name ?? describeProduct(at + 1, attempt).name
    while (used.has(name)) name = describeProduct(at + 1, ++attempt).name
    used.add(name)
    return attempt
  })
}

const packed = (attempts: ReadonlyArray<number>): string =>
  attempts.join('').replace(/0{2,27}/g, (noughts) => String.fromCharCode(95 + noughts.length))
