import type { ReactNode } from 'react'
import styles from './Section.module.css'

type Props = {
  ground?: 'paper' | 'quiet' | 'night'
  /** The space above and below: a section among others, the page's first one, or one of many in a row. */
  rhythm?: 'band' | 'hero' | 'close'
  /** Id of the heading that names it; a section without one is not a landmark. */
  labelledBy?: string
  id?: string
  /** A tint by name, for its content. */
  tint?: string
  /** The class of the inner box: the section's own grid. */
  className?: string | undefined
  children: ReactNode
}

/** A section of a page: its background from edge to edge, its spacing, and its content within the page's width. */
export function Section({
  ground = 'paper',
  rhythm = 'band',
  labelledBy,
  id,
  tint,
  className = '',
  children,
}: Props) {
  return (
    <section
      className={`${styles[rhythm]} ${ground === 'paper' ? '' : ground}`}
      id={id}
      aria-labelledby={labelledBy}
      data-tint={tint}
    >
      <div className={`wrap ${className}`}>{children}</div>
    </section>
  )
}
