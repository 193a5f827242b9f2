import type { Numbers } from '../../domain/inbox/api/numbers.ts'
import { duration } from '../../domain/inbox/words/durations.ts'
import { groupedCount } from '../../domain/wording.ts'
import { Moon } from '../ui/Moon.tsx'
import styles from './ResponseTimeSummary.module.css'

/** One moon: answered in time of all answered, and the text next to it. */
export function ResponseTimeSummary({ numbers }: { numbers: Numbers }) {
  const { answeredInTime, answered, medianMinutes, enquiries, withPlan, unanswered } = numbers
  return (
    <section className={styles.head} aria-label="The promise">
      <Moon state={{ kind: 'left', fraction: answered === 0 ? 1 : answeredInTime / answered }} size={104} />
      <div className={styles.stats}>
        <p>
          <b>
            {groupedCount(answeredInTime)} of {groupedCount(answered)}
          </b>
          answered within one working day. The moon shows it.
        </p>
        <p>
          <b>{medianMinutes === null ? 'None yet' : duration(medianMinutes)}</b>
          of working time until the answer, in the middle (median).
        </p>
        <p>
          <b>{groupedCount(enquiries)}</b>
          enquiries, {groupedCount(withPlan)} with a plan. {groupedCount(unanswered)}{' '}
          {unanswered === 1 ? 'is' : 'are'} not answered yet.
        </p>
      </div>
    </section>
  )
}
