import type { ReactNode } from 'react'
import styles from './KeyFigures.module.css'

type KeyFigure = { name: string; value: ReactNode; sub?: ReactNode; isToday?: boolean }

/** Large figures side by side, each with its name. */
export function KeyFigures({ figures }: { figures: ReadonlyArray<KeyFigure> }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, sub, isToday = false }) => (
        <div key={name} data-today={isToday || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {sub && <dd className={styles.sub}>{sub}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** An old number, struck out, and the new one, told apart for screen readers as well. */
export function ValueChange({ before, after }: { before: string | number; after: string | number }) {
  return (
    <>
      <s>
        <span className="visually-hidden">before </span>
        {before}
      </s>{' '}
      <b>
        <span className="visually-hidden">after </span>
        {after}
      </b>
    </>
  )
}
