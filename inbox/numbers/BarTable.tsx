import type { Numbers } from '../../domain/inbox/api/day.ts'
import { stepsInWords } from '../../domain/inbox/words/numbers-words.ts'
import { groupedCount } from '../../domain/wording.ts'
import { Table } from '../../ui/Table.tsx'
import { HeadedSection } from '../ui/layout.tsx'
import styles from './BarTable.module.css'

type Props = {
  heading: string
  above?: string
  below?: string
  column: string
  rows: ReadonlyArray<{ name: string; small: string | null; count: number }>
}

/** A table with bars in its cells: chart and table in one. */
export function BarTable({ heading, above, below, column, rows }: Props) {
  const maximum = Math.max(...rows.map(({ count }) => count), 1)
  return (
    <HeadedSection>
      <h2>{heading}</h2>
      {above && <p>{above}</p>}
      <div className={styles.container}>
        <Table className={styles.bars}>
          <caption className="visually-hidden">{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">
                <span className="visually-hidden">Bar</span>
              </th>
              <th scope="col" className="at-end">
                Enquiries
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, small, count }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {small && <small>{small}</small>}
                </th>
                <td aria-hidden="true">
                  <span className={styles.bar} style={{ '--width': count / maximum }} />
                </td>
                <td className="at-end">
                  <b>{groupedCount(count)}</b>
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

/** The steps from visit to enquiry, each as a share of the previous one. Pages are counted, never people. */
export function FunnelTable({ numbers }: { numbers: Numbers }) {
  return (
    <HeadedSection>
      <h2>From visit to enquiry</h2>
      <p>Counts of pages, not of people: nobody is followed from one to the next.</p>
      <div className={styles.container}>
        <Table className={styles.bars}>
          <caption className="visually-hidden">From visit to enquiry</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Of the step above</th>
              <th scope="col" className="at-end">
                Count
              </th>
            </tr>
          </thead>
          <tbody>
            {stepsInWords(numbers).map(({ name, note, share, count }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {note && <small>{note}</small>}
                </th>
                <td aria-hidden="true">
                  <span className={styles.ground}>
                    <span className={styles.bar} style={{ '--width': share }} />
                  </span>
                </td>
                <td className="at-end">
                  <b>{count}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </HeadedSection>
  )
}
