import { expect, test } from 'vitest'
import { allProducts } from '../../catalogue/products.ts'
import { allWorkshops } from '../makers/workshops.ts'
import { FEATURED_FAMILY, ROOM } from './home-products.ts'

const products = allProducts()

test('the home page shows six kinds of the featured family, and a room with each of its pieces', () => {
  const featured = FEATURED_FAMILY.numbers.map((number) => products[number - 1])
  expect(new Set(featured.map((product) => product?.family))).toEqual(new Set([FEATURED_FAMILY.name]))
  expect(new Set(featured.map((product) => product?.kind)).size).toBe(6)
  expect(Object.values(ROOM).map((number) => products[number - 1]?.kind)).toEqual([
    'side-table',
    'pendant',
    'rug',
    'chair',
    'vase',
    'mirror',
    'bench',
    'cushion',
    'basket',
    'planter',
  ])
})

test('the featured family and each workshop have the stated number of products', () => {
  expect(products.filter(({ family }) => family === FEATURED_FAMILY.name)).toHaveLength(
    FEATURED_FAMILY.productCount,
  )
  for (const { maker, productCount } of allWorkshops())
    expect(products.filter((product) => product.maker.name === maker.name).length, maker.name).toBe(
      productCount,
    )
})

test('each of sixteen workshops shows one of its own products', () => {
  const workshops = allWorkshops()
  expect(workshops).toHaveLength(16)
  for (const { maker, sampleProduct } of workshops) expect(sampleProduct.maker.name).toBe(maker.name)
})
