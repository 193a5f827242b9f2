import type { ReactNode } from 'react'
import styles from './Below.module.css'

/** Below the way on: what one may rely on, or what is otherwise in a demo. */
export function Below({ children }: { children: ReactNode }) {
  return <p className={styles.below}>{children}</p>
}

/** Below every total. */
export function SameOnTheNextPage() {
  return <Below>The total is the same on the next page.</Below>
}

/** What the last change made of the total, beside it and said once. */
export function Said({ children }: { children: string }) {
  return (
    <p role="status" className={styles.said}>
      {children}
    </p>
  )
}
