import { type CalendarDate, formatDate } from '../../../domain/calendar/calendar.ts'
import { writePlanQuery } from '../../../domain/plan/link/plan-query.ts'
import { isOutOfDate, validitySentence } from '../../../domain/plan/link/quote-reference.ts'
import type { ReadPlan } from '../../../domain/plan/link/read-plan-query.ts'
import { firstDayOf } from '../../../domain/pricing/list-version.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import styles from './question.module.css'

type Props = {
  view: ReadPlan
  today: CalendarDate
  /** The corrections in the opened link. */
  changes: ReadonlyArray<string>
}

/** The corrections in the opened link, and whether its prices or its validity have ended. */
export function LinkNotes({ view, today, changes }: Props) {
  return (
    <>
      <AgeNote view={view} today={today} />
      {changes.length > 0 && (
        <div className={styles.calm}>
          <p>We could not use everything in the link:</p>
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

function AgeNote({ view, today }: Omit<Props, 'changes'>) {
  const { card, state, priceChange } = view
  if (priceChange)
    return (
      <p className={styles.calm}>
        These figures are from our price list of {formatDate(firstDayOf(card.version))}. They have not held
        since {formatDate(priceChange.changedOn)};{' '}
        <a href={paths.calculator(priceChange.todayQuery)} rel="nofollow">
          see today’s price
        </a>
        .
      </p>
    )
  if (!isOutOfDate(view, today)) return null
  return (
    <p className={styles.calm}>
      {validitySentence(view, today)} Our prices are still the same:{' '}
      <a href={paths.calculator(writePlanQuery(state, card))} rel="nofollow">
        work it out today
      </a>
      .
    </p>
  )
}
