import type { ReactNode } from 'react'
import styles from './TwoColumns.module.css'

type Props = {
  children: ReactNode
  /** What it comes to: below on a phone, beside it and in sight where there is room. */
  side: ReactNode
  /** What the side is, for those who jump to it. */
  sideLabel: string
}

/** A page of the way to buying: what is decided at the left, the sum at the right. */
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

/** A page of one short column. */
export function OneColumn({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.narrow}`}>{children}</div>
}
