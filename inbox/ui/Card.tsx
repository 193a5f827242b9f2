import type { ReactNode } from 'react'
import styles from './Card.module.css'

/** A card on a page: edged, quiet, or a warning. */
export function Card({
  children,
  look = 'edged',
}: {
  children: ReactNode
  look?: 'edged' | 'quiet' | 'warn' | 'moon'
}) {
  return <section className={`${styles.box} ${styles[look]}`}>{children}</section>
}
