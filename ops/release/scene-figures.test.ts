import { expect, test } from 'vitest'
import page from '../../content/services-page.json' with { type: 'json' }
import { LAY_BY_MONTHS, TABLE, TRUCK } from '../../pictures/case-studies/FurniturePage.tsx'
import { GOODS } from '../../pictures/services/shop.ts'
import { loadWholeContent } from '../../server/content.ts'

test('the loaf in the drawn shop has the name and price of its page', () => {
  expect(GOODS.bread.name).toBe(page.loaf.name)
  expect(GOODS.bread.priceCents).toBe(page.loaf.priceCents)
})

test('the drawn table, its lay-by and its delivery have the prices of their project', async () => {
  const { 'case-studies': studies } = await loadWholeContent('9999-12-31')
  const { wouldDo = [] } = studies.find(({ slug }) => slug === 'furniture-ecommerce-site') ?? {}
  const figures = wouldDo.flatMap((point) => point.figures ?? [])
  const { lengthMm, priceCents } = TABLE
  expect(figures).toContainEqual(
    expect.objectContaining({
      kind: 'sizes',
      sizes: expect.arrayContaining([expect.objectContaining({ lengthMm, priceCents, chosen: true })]),
    }),
  )
  expect(figures).toContainEqual(
    expect.objectContaining({ kind: 'lay-by', priceCents, chosenMonths: LAY_BY_MONTHS }),
  )
  expect(figures).toContainEqual(
    expect.objectContaining({
      kind: 'delivery',
      areas: expect.arrayContaining([
        expect.objectContaining({ name: TRUCK.to, priceCents: TRUCK.priceCents, chosen: true }),
      ]),
    }),
  )
})
