import { paths } from '../../../domain/sitemap/paths.ts'
import styles from './FormAttachment.module.css'
import { type AlongProps, FormAttachment } from './FormAttachment.tsx'
import type { PlanNote } from './plan-note.ts'

/** A summary of the plan that is sent with the message; nothing without one. */
export function PlanAttachment({ plan, ...props }: AlongProps & { plan: PlanNote | null }) {
  const words = plan ? 'Change the plan' : 'Work out your price'
  return (
    <FormAttachment {...props} way={{ href: paths.calculator(plan?.query), words }}>
      {plan && <Plan {...plan} />}
    </FormAttachment>
  )
}

function Plan({ query, title, total, payments, reference }: PlanNote) {
  return (
    <>
      <p className={styles.title}>Your plan: {title}</p>
      <p className={styles.total}>{total}</p>
      <p>{payments}</p>
      <p className={styles.reference}>Estimate {reference}. It is sent with your message.</p>
      <input type="hidden" name="plan" value={query} />
    </>
  )
}
