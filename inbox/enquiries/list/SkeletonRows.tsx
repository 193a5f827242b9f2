import { useEffect, useState } from 'react'
import { Moon } from '../../ui/Moon.tsx'
import styles from './SkeletonRows.module.css'

const AFTER_MS = 300
const WIDTHS = [
  [52, 70, 88],
  [60, 64, 92],
  [44, 76, 80],
  [57, 58, 90],
  [49, 72, 85],
] as const

/** Placeholder for rows that take more than 300 ms to load. */
export function SkeletonRows() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <ul aria-busy="true" aria-label="Loading">
      {WIDTHS.map((widths) => (
        <li key={widths[0]} className={styles.row}>
          <Moon state={{ kind: 'waiting' }} size={31} />
          {widths.map((width) => (
            <span key={width} className={styles.line} style={{ width: `${width}%` }} />
          ))}
        </li>
      ))}
    </ul>
  )
}
