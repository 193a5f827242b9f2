import { MAX_MONTHS, MIN_MONTHS } from '../pricing/terms.ts'
import { splitByAmount, splitOverMonthsLeft } from './instalments.ts'

export type UpgradeTerms = {
  /** All instalments of the current plan, in cents; after an earlier upgrade, those of the changed plan. */
  instalments: ReadonlyArray<number>
  paidInstalments: number
  /** Price of the new work in cents, VAT included. */
  upgradeCents: number
  /** The maximum number of months in all: 36 for an organisation, 24 for an individual. */
  maxMonths: number
}

export type UpgradePlan = {
  /** The balance, including the new work. */
  balanceCents: number
  /** The remaining instalments if the hand-over date is kept. */
  keepEndDate: Array<number>
  /** The remaining instalments if their amount is kept; null if the plan would exceed `maxMonths`. */
  keepInstalment: Array<number> | null
}

/**
 * The two ways to add work to a running plan: the same end with larger instalments, or the same instalment for longer
 * (docs/domain.md 4.5 rule 6). Amounts only: when the new part starts is settled in the agreement.
 *
 * @throws {RangeError} if all is paid already (that is a new plan), the price is not above 0, or a number is not whole
 */
export function upgradePlan(terms: UpgradeTerms): UpgradePlan {
  const { instalments, paidInstalments, upgradeCents, maxMonths } = terms
  assertWhole(paidInstalments, 0, instalments.length - 1, 'Paid instalments')
  assertWhole(upgradeCents, 1, Number.MAX_SAFE_INTEGER, 'Upgrade price in cents')
  assertWhole(maxMonths, MIN_MONTHS, MAX_MONTHS, 'Longest plan')

  const balanceCents = instalments.slice(paidInstalments).reduce((sum, cents) => sum + cents, upgradeCents)
  const eachCents = instalmentToKeep(instalments, paidInstalments)
  return {
    balanceCents,
    keepEndDate: splitOverMonthsLeft(balanceCents, instalments.length - paidInstalments),
    keepInstalment: splitByAmount(balanceCents, eachCents, maxMonths - paidInstalments),
  }
}

/** The next instalment; if that is the last, which has the rounding or a remainder, the previous one. */
function instalmentToKeep(instalments: ReadonlyArray<number>, paidInstalments: number): number {
  return instalments[Math.min(paidInstalments, instalments.length - 2)] ?? 0
}

function assertWhole(value: number, min: number, max: number, name: string): void {
  if (!Number.isSafeInteger(value) || value < min || value > max)
    throw new RangeError(`${name} must be a whole number from ${min} to ${max}, not ${value}`)
}
