import { Kbd } from '../../../ui/Kbd.tsx'
import styles from './ShortcutHints.module.css'

/** The line below a list that explains its keys. */
export function ShortcutHints({ keys }: { keys: ReadonlyArray<readonly [key: string, action: string]> }) {
  return (
    <p className={styles.line}>
      {keys.map(([key, action]) => (
        <span key={key}>
          <Kbd isRead>{key}</Kbd> {action}
        </span>
      ))}
    </p>
  )
}
