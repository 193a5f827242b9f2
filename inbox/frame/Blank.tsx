import type { ReactNode } from 'react'
import styles from './Blank.module.css'

/** Instead of a list or an enquiry: a sign, what is the matter, and what to do. */
export function Blank({
  sign,
  heading,
  children,
}: {
  sign: ReactNode
  heading: string
  children: ReactNode
}) {
  return (
    <div className={styles.blank}>
      {sign}
      <h2>{heading}</h2>
      {children}
    </div>
  )
}
