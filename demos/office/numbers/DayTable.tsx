import { formatRand } from '../../../domain/money/money.ts'
import { weekdayAndDay } from '../../shop/day-words.ts'
import type { DaySales } from '../../shop/figures.ts'
import styles from './Numbers.module.css'

/** The days of the chart in figures, the newest first. */
export function DayTable({ days }: { days: ReadonlyArray<DaySales> }) {
  return (
    <details className={styles.data}>
      <summary>The same as a table</summary>
      <table aria-label="Sales by day">
        <thead>
          <tr>
            <th>Day</th>
            <th>Sales, incl. VAT</th>
            <th>VAT in it</th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ day, cents, vatCents }) => (
            <tr key={day}>
              <th scope="row">{weekdayAndDay(day)}</th>
              <td>{formatRand(cents)}</td>
              <td>{formatRand(vatCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
