import type { ReactNode } from 'react'
import styles from './Box.module.css'

/** A card on a page: edged, quiet, or a warning. */
export function Box({
  children,
  look = 'edged',
}: {
  children: ReactNode
  look?: 'edged' | 'quiet' | 'warn' | 'moon'
}) {
  return <section className={`${styles.box} ${styles[look]}`}>{children}</section>
}
