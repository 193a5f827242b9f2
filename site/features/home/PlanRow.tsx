import { Moon } from '../../ui/Moon.tsx'
import styles from './PlanRow.module.css'
import type { PlanProgress } from './plan-progress.ts'

/** The progress of the example plan: its moon, the months before and after it, and the amount paid by then. */
export function PlanRow({ progress }: { progress: PlanProgress }) {
  const { paidMonths, months, example, heading, text, paid, total } = progress
  return (
    <div className={styles.row} data-half={paidMonths * 2 === months ? '' : undefined}>
      <p className={styles.example}>{example}</p>
      <div className={styles.stop}>
        <Moon fraction={paidMonths / months} className={styles.moon ?? ''} />
        <p>
          <b>{heading}</b>
          <span>{text}</span>
        </p>
      </div>
      <div className={styles.months} aria-hidden="true">
        {Array.from({ length: months }, (_, index) => index + 1).map((month) => (
          <i key={month} data-paid={month <= paidMonths ? '' : undefined} />
        ))}
      </div>
      <p className={styles.paid}>
        <b>{paid}</b> <span>of {total} paid</span>
      </p>
    </div>
  )
}
