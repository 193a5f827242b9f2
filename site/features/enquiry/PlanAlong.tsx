import { paths } from '../../../domain/sitemap/paths.ts'
import styles from './Along.module.css'
import { LeaveOut } from './LeaveOut.tsx'
import type { PlanNote } from './plan-note.ts'

type Props = {
  plan: PlanNote | null
  /** What was corrected in the link's plan. */
  changes: ReadonlyArray<string>
  /** The form's address without the plan. */
  without: string
  onLeaveOut: () => void
}

/** A summary of the plan that is sent with the message; nothing without one. */
export function PlanAlong({ plan, changes, without, onLeaveOut }: Props) {
  if (!plan && changes.length === 0) return null
  return (
    <div className={styles.along}>
      {plan && <Plan {...plan} />}
      {changes.map((change) => (
        <p key={change} className={styles.change}>
          {change}
        </p>
      ))}
      <p className={styles.links}>
        <a href={paths.calculator(plan?.query)} rel={plan ? 'nofollow' : undefined}>
          {plan ? 'Change the plan' : 'Work out your price'}
        </a>
        {plan && <LeaveOut href={without} onLeaveOut={onLeaveOut} />}
      </p>
    </div>
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
