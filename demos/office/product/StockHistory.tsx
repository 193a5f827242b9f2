import { Panel } from '../ui/Panel.tsx'
import styles from './Editor.module.css'
import type { LogLine } from './product-view.ts'

type Props = {
  lines: ReadonlyArray<LogLine>
  /** `The last 24 days: 31 sold, R 75 950,00`; null: this role does not see it, or none was. */
  sold: string | null
}

/** Why pieces came and went, the newest first. */
export function StockHistory({ lines, sold }: Props) {
  return (
    <Panel title="Stock history" aside={sold && <p>{sold}</p>}>
      {lines.length === 0 && <p className={styles.soft}>No stock movements yet.</p>}
      <ul className={styles.log}>
        {lines.map(({ key, when, what, why }) => (
          <li key={key}>
            <span>{when}</span>
            <span>{what}</span>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
