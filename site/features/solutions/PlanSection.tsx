import type { ReactNode } from 'react'
import type { OfferInMonths } from '../../../domain/plan/plan-in-months.ts'
import styles from './PlanSection.module.css'
import { PlanSlip } from './PlanSlip.tsx'
import { WorkOutForm } from './WorkOutForm.tsx'
import type { WorkOut } from './work-out.ts'

type Props = {
  title: string
  /** What happens on the day the work is complete. */
  opens: string
  /** When we answer, as in 'within one working day'. */
  answered: string
  offer: OfferInMonths
  notIncluded: string
  goodToKnow?: string | undefined
  planHref: string
  workOut: WorkOut
  /** Whether `children` is more than an empty slot. */
  hasForm: boolean
  /** The lead form: it comes from the enquiry feature. */
  children?: ReactNode
}

/** The plan as an example and, beside it, the form to ask for it. */
export function PlanSection({ hasForm, workOut, answered, children, ...slip }: Props) {
  return (
    <section className={styles.plan} id="plan" aria-labelledby="plan-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="plan-heading">Feels like this is your plan?</h2>
          <p className="lead">Leave your name, number and email. A person answers {answered}.</p>
        </div>
        <div className={styles.pair}>
          <PlanSlip {...slip} />
          {hasForm && <div className={styles.form}>{children}</div>}
          <WorkOutForm {...workOut} chosenMonths={slip.offer.plan.months} />
        </div>
      </div>
    </section>
  )
}
