import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeInstalments, splitIntoInstalments } from './instalments.ts'
import { upgradePlan } from './upgrade.ts'

const ecommerce = splitIntoInstalments(4_485_000, 24)
const assistant = { instalments: ecommerce, paidInstalments: 8, upgradeCents: 1_656_000, maxMonths: 36 }

describe('example G: an assistant is added after 8 of 24 instalments', () => {
  test('R 14 950,00 is paid and R 46 460,00 is left with the upgrade', () => {
    expect(upgradePlan(assistant)).toMatchObject({ paidCents: 1_495_000, balanceCents: 4_646_000 })
  })

  test('with the same end date, each of the remaining 16 instalments is larger', () => {
    expect(upgradePlan(assistant).keepEndDate).toEqual(Array(16).fill(290_375))
  })

  test('with the same instalment, 25 months remain, 9 more than before', () => {
    const kept = upgradePlan(assistant).keepInstalment ?? []
    expect(describeInstalments(kept).replaceAll('\u00a0', ' ')).toBe(
      '24 × R 1 868,75 and a last one of R 1 610,00',
    )
    expect(kept.length - upgradePlan(assistant).keepEndDate.length).toBe(9)
  })

  test('an individual, who may pay for 24 months, can only keep the end date', () => {
    const individual = upgradePlan({ ...assistant, maxMonths: 24 })
    expect(individual.keepInstalment).toBeNull()
    expect(individual.keepEndDate).toHaveLength(16)
  })
})

describe('upgradePlan', () => {
  test('a plan of exactly the longest duration is still offered', () => {
    expect(upgradePlan({ ...assistant, maxMonths: 33 }).keepInstalment).toHaveLength(25)
    expect(upgradePlan({ ...assistant, maxMonths: 32 }).keepInstalment).toBeNull()
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

  test('refuses an upgrade after the last instalment, which needs a new plan', () => {
    expect(() => upgradePlan({ ...assistant, paidInstalments: 24 })).toThrow(/Paid instalments/)
  })

  test('refuses a negative price and a price of 0', () => {
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
        expect(plan.paidCents + plan.balanceCents).toBe(sum(instalments) + upgradeCents)
        expect(sum(plan.keepEndDate)).toBe(plan.balanceCents)
        expect(plan.keepInstalment === null || sum(plan.keepInstalment) === plan.balanceCents).toBe(true)
        expect(paidInstalments + (plan.keepInstalment?.length ?? 0)).toBeLessThanOrEqual(36)
      }),
      { numRuns: 5_000 },
    )
  })
})

function sum(amounts: ReadonlyArray<number>): number {
  return amounts.reduce((total, cents) => total + cents, 0)
}
