import type { ComponentProps, ReactNode } from 'react'
import styles from './Go.module.css'

/** The one way on of a page that sells. */
export function GoLink({ children, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} className={styles.go}>
      {children}
    </a>
  )
}

export function GoButton({ children, ...button }: ComponentProps<'button'>) {
  return (
    <button type="button" {...button} className={styles.go}>
      {children}
    </button>
  )
}

/** Words that do something on the side. */
export function QuietButton({ children, ...button }: ComponentProps<'button'>) {
  return (
    <button type="button" {...button} className={styles.quiet}>
      {children}
    </button>
  )
}

export function QuietLink({ children, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} className={styles.quiet}>
      {children}
    </a>
  )
}

/** Below the way on: what one may rely on, or what is different in a demo. */
export function Below({ children }: { children: ReactNode }) {
  return <p className={styles.below}>{children}</p>
}

/** Below every total. */
export function SameOnTheNextPage() {
  return <Below>The total is the same on the next page.</Below>
}
