import type { Home } from '../../../domain/content/pages.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { splitIntoInstalments } from '../../../domain/plan/instalments.ts'
import { amountsAMonth } from '../../../domain/plan/monthly-price.ts'
import { baseChoices } from '../../../domain/plan/offer.ts'
import type { PlanInMonths } from '../../../domain/plan/plan-sentence.ts'
import { payOutOfRevenue } from '../../../domain/plan/revenue-share.ts'
import { upgradePlan } from '../../../domain/plan/upgrade.ts'
import { estimate } from '../../../domain/pricing/estimate.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { MAX_MONTHS } from '../../../domain/pricing/terms.ts'
import { percent } from '../../../domain/wording.ts'

export type DivisionSum = { total: string; months: number; each: string; last: string | null }

export function divisionSum({ totalCents, months, amounts }: PlanInMonths): DivisionSum {
  const [eachCents = totalCents] = amounts
  const lastCents = amounts.at(-1) ?? eachCents
  return {
    total: formatRand(totalCents),
    months,
    each: formatRand(eachCents),
    last: lastCents === eachCents ? null : formatRand(lastCents),
  }
}

export type UpgradeSum = {
  /** What is still to pay, without the new work. */
  balance: string
  /** The price of the new work. */
  extra: string
  extraName: string
  monthsLeft: number
  /** The instalments if the hand-over date is kept. */
  keepEndDate: string
  /** The longest duration for a person, including an upgrade. */
  personMonths: number
  /** The instalments if their amount is kept; null if the plan would exceed the longest duration. */
  keepInstalment: { instalments: string; monthsLater: number } | null
}

/**
 * The example of new work during a plan, for an organisation: only those may have up to {@link MAX_MONTHS} months in all.
 *
 * @param need product of the running plan
 */
export function upgradeSum(need: string, example: Home['upgradeExample'], card: RateCard): UpgradeSum {
  const base = baseChoices(need)
  const totalCents = estimate(base, card).totalCents
  const extended = estimate({ ...base, extras: [{ key: example.extra, quantity: 1 }] }, card)
  const upgradeCents = extended.totalCents - totalCents
  const { balanceCents, keepEndDate, keepInstalment } = upgradePlan({
    instalments: splitIntoInstalments(totalCents, example.months),
    paidInstalments: example.paidInstalments,
    upgradeCents,
    maxMonths: MAX_MONTHS,
  })
  return {
    balance: formatRand(balanceCents - upgradeCents),
    extra: formatRand(upgradeCents),
    extraName: example.extraName,
    monthsLeft: keepEndDate.length,
    keepEndDate: amountsAMonth(keepEndDate),
    personMonths: card.individualMaxDuration,
    keepInstalment: keepInstalment && {
      instalments: amountsAMonth(keepInstalment),
      monthsLater: keepInstalment.length - keepEndDate.length,
    },
  }
}

export type RevenueSum = {
  revenue: string
  share: string
  monthly: string
  needName: string
  total: string
  /** How many months with revenue pay the total: at this revenue, half of it and twice it. */
  months: { whole: number; half: number; twice: number }
}

export function revenueSum(example: Home['revenueExample'], card: RateCard): RevenueSum {
  const { need, needName, revenueCents, shareBps } = example
  const { totalCents } = estimate(baseChoices(need), card)
  const paidFrom = (cents: number) => {
    const paid = payOutOfRevenue({ totalCents, revenueCents: cents, shareBps })
    if (!paid) throw new RangeError(`home.json: revenueExample: ${cents} cents never pay ${needName}`)
    return paid
  }
  const payOut = paidFrom(revenueCents)
  return {
    revenue: formatRand(revenueCents),
    share: percent(shareBps),
    monthly: formatRand(payOut.monthlyCents),
    needName,
    total: formatRand(totalCents),
    months: {
      whole: payOut.instalments.length,
      half: paidFrom(Math.floor(revenueCents / 2)).instalments.length,
      twice: paidFrom(revenueCents * 2).instalments.length,
    },
  }
}
