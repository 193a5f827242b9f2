import type { ReactNode } from 'react'
import styles from './Fold.module.css'

type Props = {
  /** Of its heading. */
  id: string
  title: string
  level?: 'h2' | 'h3'
  /** What is in it, in a few words. */
  teaser: string
  children: ReactNode
}

/** A part of the plan that stands folded. Native: it opens without script, and stays as it was left when the plan changes. */
export function Fold({ id, title, level: Heading = 'h2', teaser, children }: Props) {
  return (
    <details className={styles.fold}>
      <summary>
        <Heading id={id}>{title}</Heading>
        <span>{teaser}</span>
        <FoldSign />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

/** At the end of a summary: plus while it is closed, minus while it is open. */
export function FoldSign() {
  return <i className={styles.sign} aria-hidden="true" />
}
