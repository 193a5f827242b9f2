import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeInstalments, splitIntoInstalments } from './instalments.ts'
import { upgradePlan } from './upgrade.ts'

const ecommerce = splitIntoInstalments(4_485_000, 24)
/** Example G of docs/domain.md 4.6: an assistant is added after 8 of 24 instalments. */
const assistant = { instalments: ecommerce, paidInstalments: 8, upgradeCents: 1_656_000, maxMonths: 36 }
const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((total, cents) => total + cents, 0)

test('in example G the 16 instalments that are left become larger, or 9 more are paid', () => {
  const { keepInstalment, ...plan } = upgradePlan(assistant)
  expect(plan).toEqual({ balanceCents: 4_646_000, keepEndDate: Array(16).fill(290_375) })
  expect(keepInstalment).toHaveLength(25)
  expect(describeInstalments(keepInstalment ?? []).replaceAll('\u00a0', ' ')).toBe(
    '24 × R 1 868,75 and a last one of R 1 610,00',
  )
})

test('a plan of exactly the longest duration is offered; a longer one is not, and the end date stays', () => {
  expect(upgradePlan({ ...assistant, maxMonths: 33 }).keepInstalment).toHaveLength(25)
  for (const maxMonths of [32, 24])
    expect(upgradePlan({ ...assistant, maxMonths })).toMatchObject({
      keepInstalment: null,
      keepEndDate: { length: 16 },
    })
})

test('a second upgrade starts from the instalments that the first one left', () => {
  const first = [...ecommerce.slice(0, 8), ...upgradePlan(assistant).keepEndDate]
  const second = upgradePlan({
    ...assistant,
    instalments: first,
    paidInstalments: 20,
    upgradeCents: 290_375,
  })
  expect(second.balanceCents).toBe(5 * 290_375)
  expect(second.keepInstalment).toEqual(Array(5).fill(290_375))
})

test('with only a small last instalment left, the usual amount is kept', () => {
  const instalments = [...ecommerce.slice(0, 8), ...(upgradePlan(assistant).keepInstalment ?? [])]
  const late = upgradePlan({ ...assistant, instalments, paidInstalments: 32, upgradeCents: 186_875 })
  expect(late.keepInstalment).toEqual([186_875, 161_000])
})

test('an upgrade after the last instalment, which needs a new plan, and a price that is not above 0 are refused', () => {
  expect(() => upgradePlan({ ...assistant, paidInstalments: 24 })).toThrow(/Paid instalments/)
  for (const upgradeCents of [-100, 0, 0.5])
    expect(() => upgradePlan({ ...assistant, upgradeCents })).toThrow(/Upgrade price/)
})

test('both options pay the balance and the upgrade, to the cent', () => {
  const anyUpgrade = fc.record({
    instalments: fc
      .tuple(fc.integer({ min: 500_000, max: 150_000_000 }), fc.integer({ min: 3, max: 36 }))
      .map(([totalCents, months]) => splitIntoInstalments(totalCents, months)),
    share: fc.double({ min: 0, max: 0.999, noNaN: true }),
    upgradeCents: fc.integer({ min: 10_000, max: 20_000_000 }),
  })
  fc.assert(
    fc.property(anyUpgrade, ({ instalments, share, upgradeCents }) => {
      const paidInstalments = Math.floor(share * instalments.length)
      const plan = upgradePlan({ instalments, paidInstalments, upgradeCents, maxMonths: 36 })
      expect(plan.balanceCents).toBe(sum(instalments.slice(paidInstalments)) + upgradeCents)
      expect(sum(plan.keepEndDate)).toBe(plan.balanceCents)
      expect(plan.keepInstalment === null || sum(plan.keepInstalment) === plan.balanceCents).toBe(true)
      expect(paidInstalments + (plan.keepInstalment?.length ?? 0)).toBeLessThanOrEqual(36)
    }),
    { numRuns: 5_000 },
  )
})
