import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** A pair of colours from `ui/layout.css`; the tag's words say the same as its colour. */
export type Tone = 'yes' | 'low' | 'way' | 'done' | 'no' | 'pick'

/** A short label. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
