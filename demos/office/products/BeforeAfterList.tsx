import { FigureChange } from '../ui/Figures.tsx'
import styles from './Bulk.module.css'
import { type BeforeAfter, NAMED } from './bulk-preview.ts'

/** The old and new values of a few products; of the others only their number. */
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
      {count > NAMED && <li>and {count - NAMED} more, in the same way</li>}
    </ul>
  )
}
