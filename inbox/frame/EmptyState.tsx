import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

/** Instead of a list or an enquiry: an icon, the reason, and what to do. */
export function EmptyState({
  sign,
  heading,
  level: Heading = 'h2',
  children,
}: {
  sign: ReactNode
  heading: string
  /** `h1` where it is the whole page. */
  level?: 'h1' | 'h2'
  children: ReactNode
}) {
  return (
    <div className={styles.blank}>
      {sign}
      <Heading>{heading}</Heading>
      {children}
    </div>
  )
}
