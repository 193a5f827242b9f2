import type { ReactNode } from 'react'
import styles from './office.module.css'

type Props = { title: string; children: ReactNode }

/** The heading of a page of the dashboard, and what stands at its right. */
export function OfficeHead({ title, children }: Props) {
  return (
    <div className={styles.head}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
