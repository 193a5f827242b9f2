import type { ReactNode } from 'react'
import styles from './TabBar.module.css'

type Props = {
  label: string
  /** A class that positions the bar. */
  className?: string | undefined
  children: ReactNode
}

/** The main links at the foot of a phone's screen, each an icon above a word. A `<b>` in a link is a count, like unread chats. */
export function TabBar({ label, className = '', children }: Props) {
  return (
    <nav className={`${styles.tabs} ${className}`} aria-label={label}>
      {children}
    </nav>
  )
}
