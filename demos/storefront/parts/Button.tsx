import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Look = {
  /** `link`: looks like words with a line below. */
  look?: 'wood' | 'quiet' | 'link'
  isWide?: boolean
}

export function Button({ look, isWide, ...button }: Look & ComponentProps<'button'>) {
  return <button type="button" {...button} className={classOf(look, isWide)} />
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ look, isWide, children, ...link }: Look & ComponentProps<'a'>) {
  return (
    <a {...link} className={classOf(look, isWide)}>
      {children}
    </a>
  )
}

function classOf(look: Look['look'] = 'wood', isWide = false): string {
  if (look === 'link') return styles.link ?? ''
  return [styles.button, look === 'quiet' && styles.quiet, isWide && styles.wide].filter(Boolean).join(' ')
}
