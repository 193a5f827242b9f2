import { Kbd } from '../../../ui/Kbd.tsx'
import styles from './KeyLine.module.css'

/** The keys that work in a list, shown below it. */
export function KeyLine({ keys }: { keys: ReadonlyArray<readonly [key: string, does: string]> }) {
  return (
    <p className={styles.line}>
      {keys.map(([key, does]) => (
        <span key={key}>
          <Kbd isRead>{key}</Kbd> {does}
        </span>
      ))}
    </p>
  )
}
