import type { ReactNode } from 'react'
import styles from './Tools.module.css'

/** A search and choices in a row above a table. */
export function Tools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>
}
