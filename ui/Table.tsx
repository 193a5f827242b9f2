import type { ReactNode } from 'react'
import styles from './Table.module.css'

type Props = {
  /** The table's name, if no heading above it gives one. */
  label?: string
  /** An additional class, for its columns. */
  className?: string | undefined
  /** The number of all rows with the header's, if the page holds only some of them. */
  rowCount?: number
  /** Whether rows are cards on a phone; `className` lays them out. */
  isCards?: boolean
  children: ReactNode
}

/** A table in the room's style. */
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
