import { groupedCount } from '../../domain/wording.ts'
import words from '../styles/words.module.css'
import { Figure } from '../ui/Columns.tsx'
import table from '../ui/table.module.css'
import styles from './BarTable.module.css'

type Props = {
  heading: string
  above?: string
  below?: string
  column: string
  rows: ReadonlyArray<{ name: string; small: string | null; count: number }>
}

/** A table with a bar in the cell: chart and table in one. */
export function BarTable({ heading, above, below, column, rows }: Props) {
  const most = Math.max(...rows.map(({ count }) => count), 1)
  return (
    <Figure>
      <h2>{heading}</h2>
      {above && <p>{above}</p>}
      <div className={styles.room}>
        <table className={`${table.table} ${styles.bars}`}>
          <caption className={words.hidden}>{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">
                <span className={words.hidden}>Bar</span>
              </th>
              <th scope="col" className={table.end}>
                Enquiries
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, small, count }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {small && <small>{small}</small>}
                </th>
                <td aria-hidden="true">
                  <span className={styles.bar} style={{ '--width': count / most }} />
                </td>
                <td className={table.end}>
                  <b>{groupedCount(count)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {below && <p>{below}</p>}
    </Figure>
  )
}
