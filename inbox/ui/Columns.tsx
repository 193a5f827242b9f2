import type { ReactNode } from 'react'
import styles from './Columns.module.css'

/** Two columns of a page; one below the other where there is no room. */
export function Columns({
  children,
  kind = 'equal',
}: {
  children: ReactNode
  kind?: 'equal' | 'wide-narrow'
}) {
  return <div className={`${styles.columns} ${kind === 'equal' ? '' : styles.wide}`}>{children}</div>
}

/** A heading with what belongs to it. */
export function Figure({ children }: { children: ReactNode }) {
  return <section className={styles.figure}>{children}</section>
}
