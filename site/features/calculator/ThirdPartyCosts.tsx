import { memo } from 'react'
import { monthlyCosts, monthlyRange, otherCostsFor } from '../../../domain/content/included-or-extra.ts'
import type { Choices } from '../../../domain/pricing/estimate.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import type { CalculatorFacts } from './facts.ts'
import styles from './ThirdPartyCosts.module.css'

type Props = { choices: Choices; card: RateCard; facts: CalculatorFacts }

/** Payments to third parties, which the price does not include. */
export const ThirdPartyCosts = memo(function ThirdPartyCosts({ choices, card, facts }: Props) {
  const costs = otherCostsFor(choices, facts.otherCosts, card)
  const monthly = monthlyCosts(costs)
  return (
    <Disclosure
      title={<h2 id="others">{facts.words.headings.others}</h2>}
      teaser={monthly ? `${monthlyRange(monthly)}, and others` : undefined}
    >
      <p>
        {`You pay them directly. ${monthly ? `${monthly.names}: about ${monthlyRange(monthly)}. ` : ''}Prices are a guide.`}
      </p>
      <dl className={`rows ${styles.costs}`}>
        {costs.map(({ title, price, unit }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <b>{price}</b> {unit}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
})
