import type { ReactNode } from 'react'
import styles from './Section.module.css'

type Props = {
  ground?: 'paper' | 'quiet' | 'night'
  /** The space above and below: a band among others, the page's first one, or one of many that follow each other. */
  rhythm?: 'band' | 'hero' | 'close'
  /** Id of the heading that names it; a section without one is no landmark. */
  labelledBy?: string
  id?: string
  /** A tint by name, for what stands in it. */
  tint?: string
  /** Of the inner box: the section's own grid. */
  className?: string | undefined
  children: ReactNode
}

/** One band of a page: its ground from edge to edge, its rhythm, and what it holds within the page's width. */
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
