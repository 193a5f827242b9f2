import type { ReactNode } from 'react'
import styles from './TotalNotes.module.css'

/** A note below the button to continue. */
export function ButtonNote({ children }: { children: ReactNode }) {
  return <p className={styles.below}>{children}</p>
}

/** The note below every total. */
export function SameTotalNote() {
  return <ButtonNote>The total is the same on the next page.</ButtonNote>
}

/** The effect of the last change on the total, shown beside it and announced once. */
export function TotalChange({ children }: { children: string }) {
  return (
    <p role="status" className={styles.change}>
      {children}
    </p>
  )
}
