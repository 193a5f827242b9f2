import type { PersonOverview } from '../../domain/inbox/api/person.ts'
import words from '../styles/words.module.css'
import { Figure } from '../ui/Columns.tsx'
import table from '../ui/table.module.css'
import styles from './StoredDataTable.module.css'

/** What there is, counted. */
export function StoredDataTable({ person: { holdings, backupDays } }: { person: PersonOverview }) {
  return (
    <Figure>
      <h2>What there is</h2>
      <table className={`${table.table} ${styles.holdings}`}>
        <caption className={words.hidden}>What there is</caption>
        <tbody>
          {holdings.map(({ what, details }) => (
            <tr key={what}>
              <th scope="row">
                <b>{what}</b>
              </th>
              <td className={words.muted}>{details}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Not here: visits. They are counted without a person. Backups are overwritten after {backupDays} days;
        an erased person is erased again after every restore.
      </p>
    </Figure>
  )
}
