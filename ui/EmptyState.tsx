import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = {
  /** A drawing, decoration only. */
  picture: ReactNode
  heading: ReactNode
  /** Why there is nothing. */
  words?: ReactNode
  /** Whether it is all of the page, and its heading the page's. */
  isPage?: boolean
  /** What one can do instead: links and buttons. */
  children?: ReactNode
}

/** Says that there is nothing, why, and what to do. Empty lists and pages that cannot be shown. */
export function EmptyState({ picture, heading, words, isPage = false, children }: Props) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={styles.empty}>
      {picture}
      <Heading {...(isPage && { id: 'screen', tabIndex: -1 })}>{heading}</Heading>
      {words && <p>{words}</p>}
      {children && <div className={`cluster ${styles.actions}`}>{children}</div>}
    </div>
  )
}
