import type { ReactNode } from 'react'
import styles from './Figures.module.css'

export type Figure = { name: string; value: ReactNode; sub?: ReactNode; isToday?: boolean }

/** A few large figures side by side, each with its name. */
export function Figures({ figures }: { figures: ReadonlyArray<Figure> }) {
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
