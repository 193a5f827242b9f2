import { Link } from '@tanstack/react-router'
import { dayOf, timeToTheSecond } from '../../domain/calendar/time-of-day.ts'
import type { AuditEntry } from '../../domain/inbox/api/audit.ts'
import { weekdayAndDate } from '../../domain/inbox/words/days.ts'
import { groupConsecutive } from '../../domain/inbox/words/group-consecutive.ts'
import { enquiryName } from '../../domain/inbox/words/names.ts'
import words from '../styles/words.module.css'
import { Figure } from '../ui/layout.tsx'
import table from '../ui/table.module.css'
import styles from './AuditDays.module.css'

/** The entries, newest first, a day at a time. */
export function AuditDays({ entries }: { entries: ReadonlyArray<AuditEntry> }) {
  const days = groupConsecutive(entries, ({ at }) => dayOf(at))
  return (
    <>
      {days.map(({ key: day, items }) => (
        <Figure key={day}>
          <h2 className={styles.day}>
            {weekdayAndDate(day)} {day.slice(0, 4)}
          </h2>
          <table className={`${table.table} ${styles.entries}`}>
            <thead className={words.hidden}>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">What</th>
                <th scope="col">Seal</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ n, at, who, words: said, enquiry, seal }) => (
                <tr key={n}>
                  <td className={words.muted}>{timeToTheSecond(at)}</td>
                  <td>
                    <b>{who}</b> {said}{' '}
                    {enquiry !== null && (
                      <Link to="/e/$number" params={{ number: enquiry }}>
                        {enquiryName(enquiry)}
                      </Link>
                    )}
                  </td>
                  <td className={`${table.end} ${words.muted} ${styles.seal}`}>{seal}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Figure>
      ))}
      <p className={words.muted}>
        Names and messages of enquirers are not in here, only numbers: erasing a person leaves the chain
        whole.
      </p>
    </>
  )
}
