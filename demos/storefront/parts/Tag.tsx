import type { ReactNode } from 'react'
import styles from './Tag.module.css'

type Props = { tone: 'yes' | 'low' | 'no' | 'way'; children: ReactNode }

/** A short mark. Its words say what its colour does. */
export function Tag({ tone, children }: Props) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
