import type { ReactNode } from 'react'
import styles from './Below.module.css'

/** A note below the button to continue. */
export function Below({ children }: { children: ReactNode }) {
  return <p className={styles.below}>{children}</p>
}

/** The note below every total. */
export function SameOnTheNextPage() {
  return <Below>The total is the same on the next page.</Below>
}

/** The effect of the last change on the total, shown beside it and announced once. */
export function Said({ children }: { children: string }) {
  return (
    <p role="status" className={styles.said}>
      {children}
    </p>
  )
}
