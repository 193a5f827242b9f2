import { Moon } from './Moon.tsx'
import styles from './MoonRow.module.css'

type Props = {
  /** How many moons stand in the row. */
  count: number
  /** How many moons stand in one line at most, where there is room: 6, 8 or 12. */
  columns: 6 | 8 | 12
  ground?: 'paper' | 'quiet' | 'night'
  /** All full instead of growing: months that are waited, not paid. */
  full?: boolean
  className?: string | undefined
}

/** Months as moons, growing to the full one. The text beside it says the number in words. */
export function MoonRow({ count, columns, ground = 'paper', full = false, className = '' }: Props) {
  return (
    <div className={`${styles.row} ${className}`} data-columns={columns} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a moon is its place in the row
        <Moon key={at} fraction={full ? 1 : (at + 1) / count} ground={ground} className={styles.moon ?? ''} />
      ))}
    </div>
  )
}
