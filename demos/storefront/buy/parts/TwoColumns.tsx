import type { ReactNode } from 'react'
import styles from './TwoColumns.module.css'

type Props = {
  children: ReactNode
  /** The totals: below on a phone, otherwise beside the content and sticky. */
  side: ReactNode
  /** The accessible name of the side. */
  sideLabel: string
}

/** The layout of a checkout page: the form on the left, the totals on the right. */
export function TwoColumns({ children, side, sideLabel }: Props) {
  return (
    <div className={`wrap split ${styles.columns}`}>
      <div>{children}</div>
      <section className={styles.side} aria-label={sideLabel}>
        {side}
      </section>
    </div>
  )
}

/** The layout of a page with one short column. */
export function OneColumn({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.narrow}`}>{children}</div>
}
