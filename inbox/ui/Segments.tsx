import type { ReactNode } from 'react'
import styles from './Segments.module.css'

/** Links of which one is current: time, state. */
export function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {children}
    </nav>
  )
}
