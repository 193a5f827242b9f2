import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

type Props = {
  /** The heading; absent if the content has its own. */
  title?: ReactNode
  /** Content beside the heading. */
  aside?: ReactNode
  children: ReactNode
  look?: 'plain' | 'quiet' | 'dashed'
  /** Whether the content reaches the edges, as tables and lists do. */
  isFlush?: boolean
}

/** A white panel, and a region named by its heading. */
export function Panel({ title, aside, children, look = 'plain', isFlush = false }: Props) {
  const id = useId()
  if (title === undefined)
    return (
      <div className={styles.panel} data-look={look} data-flush={isFlush || undefined}>
        {children}
      </div>
    )
  return (
    <section className={styles.panel} data-look={look} data-flush={isFlush || undefined} aria-labelledby={id}>
      <div className={`cluster between ${styles.top}`}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
