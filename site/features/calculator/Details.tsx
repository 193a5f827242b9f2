import { memo, type ReactNode, Suspense } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { type Choices, priceOfHours } from '../../../domain/pricing/estimate.ts'
import { otherCostsFor } from '../../../domain/pricing/included-or-extra.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { counted } from '../../../domain/wording.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Details.module.css'
import { DurationComparison } from './DurationComparison.tsx'
import type { CalculatorFacts } from './facts.ts'
import { Schedule } from './Schedule.tsx'
import { SharePlan } from './SharePlan.tsx'
import { SumTable } from './SumTable.tsx'
import thirdPartyCosts from './ThirdPartyCosts.module.css'
import type { Change } from './use-calculator.ts'
import type { PlanView } from './view.ts'

type CostsProps = { choices: Choices; card: RateCard; facts: CalculatorFacts }

const ThirdPartyCosts = memo(function ThirdPartyCosts({ choices, card, facts }: CostsProps) {
  return (
    <Section ground="quiet" labelledBy="others" className={thirdPartyCosts.columns}>
      <div className={thirdPartyCosts.head}>
        <h2 id="others">What you pay other companies</h2>
        <p className="lead">
          These are not in the price. You pay them straight to the other company. Prices are a guide.
        </p>
      </div>
      <div>
        <dl className={thirdPartyCosts.costs}>
          {otherCostsFor(choices, facts.otherCosts, card).map(({ title, price, unit }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <b>{price}</b> {unit}
              </dd>
            </div>
          ))}
        </dl>
        <div className={thirdPartyCosts.care}>
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

type Props = { view: PlanView; facts: CalculatorFacts; change: Change; children: ReactNode }

/**
 * The plan in detail, below the questions. Rendered after the answer to a press, and hydrated separately (Suspense): on a slow
 * processor it takes several times as long as the questions.
 */
export const Details = memo(function Details({ view, facts, change, children }: Props) {
  const { estimate, state, card, fault } = view
  return (
    <Suspense>
      <div className={styles.details}>
        <SumTable estimate={estimate} choices={state.choices} card={card} names={facts.names} />
        {!fault && (
          <>
            <Schedule plan={view.plan} />
            <DurationComparison view={view} change={change} />
          </>
        )}
        <ThirdPartyCosts choices={state.choices} card={card} facts={facts} />
        {children}
        {!fault && <SharePlan view={view} origin={facts.origin} answered={facts.answered} />}
      </div>
    </Suspense>
  )
})
