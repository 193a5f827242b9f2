import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

type Props = {
  /** A heading, or a text instead. */
  title: ReactNode
  /** A short description of the content. */
  teaser?: string | undefined
  /** The target of links; one with `data-opens` opens it too. */
  id?: string
  children: ReactNode
}

/** A collapsible part, always open in print. Native: it opens without script. */
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

/** The icon at the end of a summary: plus while it is closed, minus while it is open. */
export function DisclosureSign() {
  return <i className={styles.sign} aria-hidden="true" />
}
