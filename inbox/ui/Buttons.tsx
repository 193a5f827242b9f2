import type { ReactNode } from 'react'
import styles from './Buttons.module.css'

/** Buttons in a row that wraps. */
export function Buttons({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div className={styles.buttons} {...(label ? { role: 'group', 'aria-label': label } : {})}>
      {children}
    </div>
  )
}
