import type { ReactNode } from 'react'
import styles from './Table.module.css'

type Props = {
  /** Says what is in it, where no heading above does. */
  label?: string
  /** One class more, for its columns. */
  className?: string | undefined
  /** Where the page holds only some of them: all rows, with the head's. */
  rowCount?: number
  /** Whether its rows are cards on a phone, which `className` lays out. */
  isCards?: boolean
  children: ReactNode
}

/** A table in the look of its room. */
export function Table({ label, className = '', rowCount, isCards = false, children }: Props) {
  return (
    <table
      className={`${styles.table} ${className}`}
      data-cards={isCards || undefined}
      aria-label={label}
      aria-rowcount={rowCount}
    >
      {children}
    </table>
  )
}
