import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { offeredPlan } from './offered-plan.ts'
import { samplePlan } from './samples/enquiries.ts'

const cards = { today: card, earlier: [] }

/** A plan of R 44 091,00 by its price list, as if offered for another total (cents) over other months. */
function withPlan(addedToLink: string, total: number, months: number) {
  const { record, metadata, ...rest } = samplePlan(1)
  if (!('estimate' in record) || !record.estimate) throw new Error('The sample has no plan')
  const plan = `${metadata.plan?.replace('months=6', `months=${months}`)}${addedToLink}`
  const estimate = { ...record.estimate, total, months }
  return { ...rest, record: { ...record, estimate }, metadata: { ...metadata, plan } }
}

test('a lump sum that its price list no longer allows stays as offered', () => {
  const offered = offeredPlan(withPlan('&lumpSum=70000', 10_000_000, 6), cards)
  expect(offered).toMatchObject({
    isOnPriceList: false,
    plan: { lumpSumCents: 7_000_000, eachCents: 500_000 },
  })
})

test('a duration that a higher minimum instalment reduces differs from the offer', () => {
  const limits = { ...card.limits, minInstalmentCents: 1_000_000 }
  const offered = offeredPlan(withPlan('', 4_409_100, 6), { today: { ...card, limits }, earlier: [] })
  expect(offered).toMatchObject({ isOnPriceList: false, plan: { months: 6 }, read: { plan: { months: 4 } } })
})

test('a plan that no site can have offered is ignored', () => {
  expect(offeredPlan(withPlan('', 4_409_100, 2), cards)).toBeNull()
})
