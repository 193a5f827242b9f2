import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

type Props = {
  /** A heading, or the words in its place. */
  title: ReactNode
  /** What is in it, in a few words. */
  teaser?: string | undefined
  /** For links to it; one with `data-opens` opens it, too. */
  id?: string
  children: ReactNode
}

/** A part that stands folded, and open on paper. Native: it opens without script. */
export function Disclosure({ title, teaser, id, children }: Props) {
  return (
    <details id={id} className={styles.disclosure}>
      <summary>
        {title}
        {teaser && <span className={styles.teaser}>{teaser}</span>}
        <DisclosureSign />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

/** At the end of a summary: plus while it is closed, minus while it is open. */
export function DisclosureSign() {
  return <i className={styles.sign} aria-hidden="true" />
}
