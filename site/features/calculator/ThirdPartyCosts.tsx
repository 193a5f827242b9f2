import { memo } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { type Choices, priceOfHours } from '../../../domain/pricing/estimate.ts'
import { otherCostsFor } from '../../../domain/pricing/other-costs.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { counted } from '../../../domain/wording.ts'
import { Section } from '../../ui/Section.tsx'
import type { CalculatorFacts } from './facts.ts'
import styles from './ThirdPartyCosts.module.css'

type Props = { choices: Choices; card: RateCard; facts: CalculatorFacts }

export const ThirdPartyCosts = memo(function ThirdPartyCosts({ choices, card, facts }: Props) {
  return (
    <Section ground="quiet" labelledBy="others" className={styles.columns}>
      <div className={styles.head}>
        <h2 id="others">What you pay other companies</h2>
        <p className="lead">
          These are not in the price. You pay them straight to the other company. Prices are a guide.
        </p>
      </div>
      <div>
        <dl className={styles.costs}>
          {otherCostsFor(choices, facts.otherCosts, card).map(({ title, price, unit }) => (
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
          <p>Care after launch is optional and month to month. It is never part of the instalments.</p>
          <ul>
            {facts.careHours.map((hours) => (
              <li key={hours}>
                <b>{formatRand(priceOfHours(hours, card))}</b> {counted(hours, 'hour')} a month
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
})
