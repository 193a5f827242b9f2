import type { ReactNode } from 'react'
import columns from '../parts/TwoColumns.module.css'
import styles from './AfterLayout.module.css'

/** A page about an order: where it is at the left, what it is at the right. */
export function AfterLayout({ children, receipt }: { children: ReactNode; receipt: ReactNode }) {
  return (
    <div className={`wrap split ${columns.columns}`}>
      <div>{children}</div>
      {receipt}
    </div>
  )
}

/** The sentence below the heading, with the one fact that matters in it. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}

/** Above the heading: which order, and whose. */
export function Where({ children }: { children: ReactNode }) {
  return <p className={styles.where}>{children}</p>
}
