import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** A short mark. Its words say what its colour does. */
export function Tag({ tone, children }: { tone: 'yes' | 'low' | 'no' | 'way'; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
