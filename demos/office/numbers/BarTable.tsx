import type { ReactNode } from 'react'
import { Table } from '../../../ui/Table.tsx'
import styles from './NumbersScreen.module.css'

type BarRow = {
  key: string
  name: ReactNode
  picture?: ReactNode
  count: number
  amount: string
  /** The length of the bar, from 0 to 1. */
  share: number
}

type Props = {
  heads: readonly [string, string, string]
  rows: ReadonlyArray<BarRow>
  /** Further rows, without a bar. */
  plainRows?: ReadonlyArray<{ name: string; amount: string }>
  sum: { name: string; count?: number; amount: string }
}

/** A table with each name on a bar, so that it is a chart as well. */
export function BarTable({ heads, rows, plainRows = [], sum }: Props) {
  return (
    <Table className={styles.bars}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, picture, count, amount, share }) => (
          <tr key={key}>
            <th scope="row">
              <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={share * 100} height="10" fill="var(--bar-ground)" />
              </svg>
              <span>
                {picture}
                {name}
              </span>
            </th>
            <td>{count}</td>
            <td>
              <b>{amount}</b>
            </td>
          </tr>
        ))}
        {plainRows.map(({ name, amount }) => (
          <tr key={name} className={styles.plainRow}>
            <th scope="row">
              <span>{name}</span>
            </th>
            <td />
            <td>{amount}</td>
          </tr>
        ))}
        <tr className={styles.sum}>
          <th scope="row">
            <span>{sum.name}</span>
          </th>
          <td>{sum.count}</td>
          <td>{sum.amount}</td>
        </tr>
      </tbody>
    </Table>
  )
}
