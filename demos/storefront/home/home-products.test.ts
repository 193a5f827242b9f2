import { expect, test } from 'vitest'
import { allProducts } from '../../catalogue/products.ts'
import { allWorkshops } from '../makers/workshops.ts'
import { FEATURED_FAMILY, NEW_THIS_WEEK, ROOM } from './home-products.ts'

const products = allProducts()
const nameOf = (number: number) => products[number - 1]?.name

test('the home page’s products have the expected names', () => {
  expect(NEW_THIS_WEEK.map(nameOf)).toEqual([
    'Kiaat side table',
    'Linen throw',
    'Woven pendant',
    'Clay planter',
  ])
  expect(FEATURED_FAMILY.numbers.map(nameOf)).toEqual([
    'Hoopoe kiaat side table',
    'Hoopoe check mohair throw',
    'Hoopoe stoneware round mug',
    'Hoopoe ilala ukhamba',
    'Hoopoe black ash arch mirror',
    'Hoopoe terracotta tall planter',
  ])
  expect([ROOM.chair, ROOM.mirror, ROOM.rug].map(nameOf)).toEqual([
    'Namaqua kiaat yoke chair',
    'Breede kiaat arch mirror',
    'Cederberg wool round rug',
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
