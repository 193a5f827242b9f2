import type { ReactNode } from 'react'
import words from '../styles/words.module.css'
import table from '../ui/table.module.css'
import styles from './ChartFigure.module.css'

type Props = {
  heading: string
  below: string
  /** What the chart shows, in a sentence. */
  sentence: string
  column: string
  rows: ReadonlyArray<readonly [week: string, value: string]>
  children: ReactNode
}

/** A chart with its sentence, and its table under it. */
export function ChartFigure({ heading, below, sentence, column, rows, children }: Props) {
  return (
    <figure className={styles.figure}>
      <h2>{heading}</h2>
      <p>{below}</p>
      <div role="img" aria-label={sentence} className={styles.chart}>
        {children}
      </div>
      <details>
        <summary>As a table</summary>
        <table className={table.table}>
          <caption className={words.hidden}>{heading}</caption>
          <thead>
            <tr>
              <th scope="col">Week from</th>
              <th scope="col" className={table.end}>
                {column}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([week, value]) => (
              <tr key={week}>
                <th scope="row">{week}</th>
                <td className={table.end}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
