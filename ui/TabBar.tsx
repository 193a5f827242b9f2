import type { ReactNode } from 'react'
import styles from './TabBar.module.css'

type Props = {
  label: string
  /** Places it. */
  className?: string | undefined
  children: ReactNode
}

/** The main links at the foot of a phone, each an icon above its word; a `<b>` in one counts what waits there. */
export function TabBar({ label, className = '', children }: Props) {
  return (
    <nav className={`${styles.tabs} ${className}`} aria-label={label}>
      {children}
    </nav>
  )
}
