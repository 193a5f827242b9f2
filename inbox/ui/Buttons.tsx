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

type ButtonLook = 'edged' | 'go' | 'moon' | 'danger' | 'plain' | 'sign'

/** The class of a button, or of a link that looks like one. `sign` is a square for an icon alone. */
export function button(look: ButtonLook = 'edged', ...more: Array<string | undefined>): string {
  return [styles.button, styles[look], ...more].filter(Boolean).join(' ')
}

/** A key of the keyboard, shown next to what it does; not on phones. */
export function Key({ children }: { children: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  )
}
