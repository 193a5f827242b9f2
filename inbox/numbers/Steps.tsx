import type { Numbers } from '../../domain/inbox/api/numbers.ts'
import { stepsInWords } from '../../domain/inbox/words/numbers-words.ts'
import words from '../styles/words.module.css'
import { Figure } from '../ui/Columns.tsx'
import table from '../ui/table.module.css'
import styles from './BarTable.module.css'

/** From visit to enquiry: each step as a share of the one above. Counts of pages, never of people. */
export function Steps({ numbers }: { numbers: Numbers }) {
  return (
    <Figure>
      <h2>From visit to enquiry</h2>
      <p>Counts of pages, not of people: nobody is followed from one to the next.</p>
      <div className={styles.room}>
        <table className={`${table.table} ${styles.bars}`}>
          <caption className={words.hidden}>From visit to enquiry</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Of the step above</th>
              <th scope="col" className={table.end}>
                Count
              </th>
            </tr>
          </thead>
          <tbody>
            {stepsInWords(numbers).map(({ name, note, share, count }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {note && <small>{note}</small>}
                </th>
                <td aria-hidden="true">
                  <span className={styles.ground}>
                    <span className={styles.bar} style={{ '--width': share }} />
                  </span>
                </td>
                <td className={table.end}>
                  <b>{count}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Figure>
  )
}
