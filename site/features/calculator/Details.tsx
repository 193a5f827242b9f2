import { memo, type ReactNode, Suspense } from 'react'
import { Section } from '../../ui/Section.tsx'
import styles from './Details.module.css'
import { DurationComparison } from './DurationComparison.tsx'
import type { CalculatorFacts } from './facts.ts'
import { Schedule } from './Schedule.tsx'
import { SharePlan } from './SharePlan.tsx'
import { SumTable } from './SumTable.tsx'
import { ThirdPartyCosts } from './ThirdPartyCosts.tsx'
import type { Change } from './use-calculator.ts'
import type { PlanView } from './view.ts'

type Props = { view: PlanView; facts: CalculatorFacts; change: Change; children: ReactNode }

/**
 * The plan in detail, below the questions. Rendered after the answer to a press, and hydrated separately (Suspense): on a slow
 * processor it takes several times as long as the questions.
 */
export const Details = memo(function Details({ view, facts, change, children }: Props) {
  const { estimate, state, card, fault } = view
  const { headings } = facts.words
  return (
    <Suspense>
      <div className={styles.details}>
        <SumTable
          heading={headings.sum}
          estimate={estimate}
          choices={state.choices}
          card={card}
          names={facts.names}
        />
        {!fault && <Schedule heading={headings.schedule} plan={view.plan} />}
        <Section>
          {!fault && <DurationComparison heading={headings.lengths} view={view} change={change} />}
          <ThirdPartyCosts choices={state.choices} card={card} facts={facts} />
          {children}
        </Section>
        {!fault && <SharePlan view={view} facts={facts} />}
      </div>
    </Suspense>
  )
})
