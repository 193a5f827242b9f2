import { FigureChange } from '../ui/Figures.tsx'
import styles from './Bulk.module.css'
import { type BeforeAfter, MAX_LISTED } from './bulk-preview.ts'

/** The old and new values of the first products, and the number of the others. */
export function BeforeAfterList({ rows, count }: { rows: ReadonlyArray<BeforeAfter>; count: number }) {
  return (
    <ul className={styles.list}>
      {rows.map(({ number, name, before, after }) => (
        <li key={number}>
          <span>{name}</span>
          <span className={styles.change}>
            <FigureChange before={before} after={after} />
          </span>
        </li>
      ))}
      {count > MAX_LISTED && <li>and {count - MAX_LISTED} more, in the same way</li>}
    </ul>
  )
}
