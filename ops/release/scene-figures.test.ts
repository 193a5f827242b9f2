import { expect, test } from 'vitest'
import page from '../../content/services-page.json' with { type: 'json' }
import { LAY_BY_MONTHS, TABLE, TRUCK } from '../../pictures/case-studies/FurniturePage.tsx'
import { GOODS } from '../../pictures/services/shop.ts'
import { loadWholeContent } from '../../server/content.ts'

test('the loaf in the drawn shop has the name and price of its page', () => {
  expect(GOODS.bread.name).toBe(page.loaf.name)
  expect(GOODS.bread.priceCents).toBe(page.loaf.priceCents)
})

test('the drawn table, its lay-by and its delivery have the prices of their case study', async () => {
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
  const rows = figures.flatMap((figure) => (figure.kind === 'rows' ? figure.rows : []))
  const monthlyCents = Math.round(priceCents / LAY_BY_MONTHS)
  for (const row of [
    { title: `${LAY_BY_MONTHS} months`, priceCents: monthlyCents, chosen: true },
    { title: TRUCK.to, priceCents: TRUCK.priceCents, chosen: true },
  ])
    expect(rows).toContainEqual(expect.objectContaining(row))
})
