import type { ReactNode } from 'react'
import styles from './frame.module.css'
import { Moon } from './Moon.tsx'
import { words } from './words.ts'

type Props = {
  /** `counter`: the tint with the night laid over its left, where the words stand. */
  ground: 'night' | 'paper' | 'tint' | 'counter'
  tint?: string
  /** Small text above the title. */
  kicker?: string
  title: string
  /** One line below the title. */
  line?: ReactNode
  /** Whether the words are narrow, to leave room for the drawing. */
  narrow?: boolean
  children: ReactNode
}

/** A hyphen between two word joiners: no line ends at it. */
const UNBROKEN_HYPHEN = '\u2060-\u2060'

/** A social card: the brand, the page's title and its one idea as a drawing. */
export function Frame({ ground, tint, kicker, title, line, narrow = false, children }: Props) {
  return (
    <div className={styles.frame} data-ground={ground} data-tint={tint} data-narrow={narrow}>
      {children}
      <p className={styles.brand}>
        <Moon fraction={0.38} size={46} ground="night" />
        {words.brand}
      </p>
      <div className={styles.say}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h2 className={styles.title} data-long={title.length > 32 || undefined}>
          {title.replaceAll('-', UNBROKEN_HYPHEN)}
        </h2>
        {line && <p className={styles.line}>{line}</p>}
      </div>
    </div>
  )
}
