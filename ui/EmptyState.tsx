import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = {
  /** A drawing, decoration only. */
  picture: ReactNode
  heading: ReactNode
  /** The reason why nothing is shown. */
  words?: ReactNode
  /** Whether this is the page's whole content: its heading is then an h1. */
  isPage?: boolean
  /** Links and buttons for the user's next step. */
  children?: ReactNode
}

/** For empty lists and pages that cannot be shown: says so, gives the reason and the next steps. */
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
