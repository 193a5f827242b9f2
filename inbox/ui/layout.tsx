import type { ReactNode } from 'react'
import styles from './layout.module.css'

/** A card on a page: edged, quiet, or a warning. */
export function Card({
  children,
  look = 'edged',
  labelledBy,
}: {
  children: ReactNode
  /** The id of its heading. */
  labelledBy?: string
  look?: 'edged' | 'quiet' | 'warn'
}) {
  return (
    <section className={`stack ${styles.box} ${styles[look]}`} aria-labelledby={labelledBy}>
      {children}
    </section>
  )
}

/** Two columns of a page; below one another where there is no room. */
export function Columns({
  children,
  kind = 'equal',
}: {
  children: ReactNode
  kind?: 'equal' | 'wide-narrow'
}) {
  return <div className={`split ${styles.columns} ${kind === 'equal' ? '' : styles.wide}`}>{children}</div>
}

/** A heading with its content. */
export function HeadedSection({ children }: { children: ReactNode }) {
  return <section className={`stack gap-2 ${styles.headedSection}`}>{children}</section>
}

/** A search and filters in a row above a table. */
export function Tools({ children }: { children: ReactNode }) {
  return <div className={`cluster ${styles.tools}`}>{children}</div>
}
