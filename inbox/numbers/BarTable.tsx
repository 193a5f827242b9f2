import type { ReactNode } from 'react'
import { Table } from '../../ui/Table.tsx'
import { HeadedSection } from '../ui/layout.tsx'
import styles from './BarTable.module.css'

type Props = {
  heading: string
  above?: string
  below?: string
  /** The headings of the three columns. */
  columns: readonly [name: string, bar: ReactNode, count: string]
  /** `share`: the length of the bar, 0 to 1. */
  rows: ReadonlyArray<{ name: string; note: string | null; share: number; count: string }>
  /** Whether the whole length is drawn behind each bar. */
  hasTrack?: boolean
}

/** A table with bars in its cells: chart and table in one. */
export function BarTable({ heading, above, below, columns: [name, bar, count], rows, hasTrack }: Props) {
  return (
    <HeadedSection>
      <h2>{heading}</h2>
      {above && <p>{above}</p>}
      <div className={styles.container}>
        <Table className={styles.bars} label={heading}>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">{bar}</th>
              <th scope="col" className="at-end">
                {count}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  {row.name}
                  {row.note && <small>{row.note}</small>}
                </th>
                <td aria-hidden="true">
                  <span className={hasTrack ? styles.track : undefined}>
                    <span className={styles.bar} style={{ '--width': row.share }} />
                  </span>
                </td>
                <td className="at-end">
                  <b>{row.count}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {below && <p>{below}</p>}
    </HeadedSection>
  )
}
