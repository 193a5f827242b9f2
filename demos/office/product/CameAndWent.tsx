import { Panel } from '../ui/Panel.tsx'
import styles from './Editor.module.css'
import type { LogLine } from './product-view.ts'

/** Why pieces came and went, the newest first. */
export function CameAndWent({ lines }: { lines: ReadonlyArray<LogLine> }) {
  return (
    <Panel title="Came and went">
      {lines.length === 0 && <p className={styles.soft}>Nothing came or went since the shop was begun.</p>}
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
