import { type ReactNode, useState } from 'react'
import { formatDate } from '../../../domain/calendar/calendar.ts'
import type { PlanOfEnquiry } from '../../../domain/inbox/api/plan.ts'
import { formatRand } from '../../../domain/money/money.ts'
import words from '../../styles/words.module.css'
import styles from './Instalments.module.css'

/** The links of a plan, and all its instalments where they are asked for. */
export function Instalments({ plan, children }: { plan: PlanOfEnquiry; children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <p className={styles.links}>
        {children}
        <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          All {plan.months} instalments
        </button>
      </p>
      {isShown && (
        <table>
          <caption className={words.hidden}>All instalments</caption>
          <tbody>
            {plan.schedule.map(({ no, date, amountCents }) => (
              <tr key={no}>
                <th scope="row">
                  {no}. {formatDate(date)}
                </th>
                <td>{formatRand(amountCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
