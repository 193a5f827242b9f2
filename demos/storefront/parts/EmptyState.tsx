import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = {
  picture: ReactNode
  heading: string
  /** Of the page, where it is all that the page has. */
  isPage?: boolean
  words: string
  /** Ways on. */
  children: ReactNode
}

/** Says that there is nothing, with links onwards. */
export function EmptyState({ picture, heading, isPage = false, words, children }: Props) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={styles.nothing}>
      <div>{picture}</div>
      <Heading>{heading}</Heading>
      <p>{words}</p>
      <div className={styles.on}>{children}</div>
    </div>
  )
}
