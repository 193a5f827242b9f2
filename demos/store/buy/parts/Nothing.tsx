import type { ReactNode } from 'react'
import { GoLink } from './Go.tsx'
import styles from './Nothing.module.css'

type Props = {
  picture?: ReactNode
  heading: string
  /** Why there is nothing. */
  children: ReactNode
  way: { words: string; href: string }
}

/** Where nothing is: why, and the way on. */
export function Nothing({ picture, heading, children, way }: Props) {
  return (
    <div className={styles.nothing}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <h2>{heading}</h2>
      <p>{children}</p>
      <div className={styles.way}>
        <GoLink href={way.href}>{way.words}</GoLink>
      </div>
    </div>
  )
}
