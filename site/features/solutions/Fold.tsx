import type { ReactNode } from 'react'
import styles from './Fold.module.css'

type Props = { summary: ReactNode; children: ReactNode }

/** A part that stands folded, and open on paper. Native: it opens without script. */
export function Fold({ summary, children }: Props) {
  return (
    <details className={styles.fold}>
      <summary>
        {summary}
        <i aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
