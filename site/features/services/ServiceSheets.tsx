import type { ReactNode } from 'react'
import styles from './sheets.module.css'

export function ServiceSheets({ children }: { children: ReactNode }) {
  return <div className={styles.sheets}>{children}</div>
}
