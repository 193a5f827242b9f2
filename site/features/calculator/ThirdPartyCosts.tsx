import { memo } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { type Choices, priceOfHours } from '../../../domain/pricing/estimate.ts'
import { otherCostsFor } from '../../../domain/pricing/included-or-extra.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { counted } from '../../../domain/wording.ts'
import { Fold } from '../../ui/Fold.tsx'
import type { CalculatorFacts } from './facts.ts'
import styles from './ThirdPartyCosts.module.css'

type Props = { choices: Choices; card: RateCard; facts: CalculatorFacts }

/** What is paid to others, and what care costs after launch: neither is in the price. */
export const ThirdPartyCosts = memo(function ThirdPartyCosts({ choices, card, facts }: Props) {
  const costs = otherCostsFor(choices, facts.otherCosts, card)
  const monthly = costs.find(({ unit }) => unit === 'a month')
  return (
    <Fold
      title={<h2 id="others">What you pay other companies</h2>}
      teaser={monthly && `${monthly.title} ${monthly.price} ${monthly.unit}, and others`}
    >
      <p>You pay them directly. Prices are a guide.</p>
      <div className={styles.columns}>
        <dl className={styles.costs}>
          {costs.map(({ title, price, unit }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <b>{price}</b> {unit}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.care}>
          <h3>Want us to look after it?</h3>
          <p>
            {facts.smallChanges} Care runs from month to month: you can stop at the end of any month. It is
            never part of the instalments.
          </p>
          <ul>
            {facts.careHours.map((hours) => (
              <li key={hours}>
                <b>{formatRand(priceOfHours(hours, card))}</b> {counted(hours, 'hour')} a month
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Fold>
  )
})
