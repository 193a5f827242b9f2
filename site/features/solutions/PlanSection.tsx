import type { ComponentProps, ReactNode } from 'react'
import type { ProductPage } from '../../../domain/content/pages.ts'
import { PlanForm } from './PlanForm.tsx'
import styles from './PlanSection.module.css'

type Props = ComponentProps<typeof PlanForm> & {
  words: ProductPage
  /** Whether `children` is more than an empty slot. */
  hasForm: boolean
  /** The lead form: it comes from the enquiry feature. */
  children?: ReactNode
}

/** One card: the plan, and the form to ask for it. */
export function PlanSection({ words, hasForm, children, ...plan }: Props) {
  return (
    <section className={`tint ${styles.plan}`} aria-labelledby="plan-heading">
      <div className="wrap">
        <div className={`cluster ${styles.head}`}>
          <h2 id="plan-heading">Feels like this is your plan?</h2>
          <p className="lead">{words.planLead}</p>
        </div>
        <div className={styles.card} id="plan">
          <PlanForm {...plan} words={words} />
          {hasForm && <div className={styles.form}>{children}</div>}
        </div>
      </div>
    </section>
  )
}
