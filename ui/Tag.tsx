import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** A pair of colours of `ui/layout.css`; the words beside it always say the same. */
export type Tone = 'yes' | 'low' | 'way' | 'done' | 'no' | 'pick'

/** A short mark. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
