import { formatDate } from '../../../domain/calendar/calendar.ts'
import type { ReadPlan } from '../../../domain/plan-link/read-plan-query.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import styles from './question.module.css'

type Props = { changes: ReadonlyArray<string>; priceChange: ReadPlan['priceChange'] }

/** What was changed in the link that was opened, and whether its prices are older than today's. */
export function LinkNotes({ changes, priceChange }: Props) {
  return (
    <>
      {priceChange && (
        <p className={styles.calm}>
          This plan is worked out at the prices of the day the link was made. Prices changed on{' '}
          {formatDate(priceChange.changedOn)};{' '}
          <a href={paths.calculator(priceChange.todayQuery)} rel="nofollow">
            see today’s price
          </a>
          .
        </p>
      )}
      {changes.length > 0 && (
        <div className={styles.calm}>
          <p>Not everything could be taken as it stands:</p>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
