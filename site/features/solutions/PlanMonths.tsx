import { Moon } from '../../ui/Moon.tsx'
import styles from './PlanMonths.module.css'

/** The months of a plan from 1 to the last, each a moon lit as far as the plan is paid. The lines below say it in words. */
export function PlanMonths({ months }: { months: number }) {
  return (
    <div className={styles.months} aria-hidden="true">
      {Array.from({ length: months }, (_, at) => at + 1).map((month) => (
        <span key={month} className={month === months ? styles.last : undefined}>
          {month}
          <Moon fraction={month / months} ground="night" className={styles.moon ?? ''} />
        </span>
      ))}
    </div>
  )
}
