import type { Numbers } from '../../../domain/inbox/api/numbers.ts'
import words from '../../styles/words.module.css'
import { Figure } from '../../ui/Columns.tsx'
import table from '../../ui/table.module.css'
import styles from './BarTable.module.css'

/** From visit to enquiry: each step as a share of the one above. Counts of pages, never of people. */
export function Steps({ steps: { pages, calculator, enquiries, withPlan } }: { steps: Numbers['steps'] }) {
  const rows = [
    { name: 'Pages opened', small: null, share: 1, count: pages },
    {
      name: 'Calculator used',
      ...ofTheStepAbove(calculator, pages, 'for every 100 pages'),
      count: calculator,
    },
    {
      name: 'Enquiries sent',
      ...ofTheStepAbove(enquiries, calculator, 'for every 100 uses'),
      count: enquiries,
    },
    {
      name: 'With a plan',
      ...ofTheStepAbove(withPlan, enquiries, 'of every 100 enquiries'),
      count: withPlan,
    },
  ]
  return (
    <Figure>
      <h2>From visit to enquiry</h2>
      <p>Counts of pages, not of people: nobody is followed from one to the next.</p>
      <table className={`${table.table} ${styles.bars}`}>
        <caption className={words.hidden}>From visit to enquiry</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Of the step above</th>
            <th scope="col" className={table.end}>
              Count
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, small, share, count }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {small && <small>{small}</small>}
              </th>
              <td aria-hidden="true">
                <span className={styles.ground}>
                  <span className={styles.bar} style={{ '--width': share }} />
                </span>
              </td>
              <td className={table.end}>
                <b>{grouped(count)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  )
}

function ofTheStepAbove(count: number, above: number, every: string): { small: string; share: number } {
  const share = above === 0 ? 0 : count / above
  return { small: `${Math.round(share * 100)} ${every}`, share: Math.min(share, 1) }
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}
