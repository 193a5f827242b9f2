import { Link } from 'wouter'
import { buttonLook } from '../../../ui/Button.tsx'
import { Table } from '../../../ui/Table.tsx'
import { officeAddresses, transferAddress } from '../../addresses.ts'
import type { Branch } from '../../catalogue/product.ts'
import { Panel } from '../ui/Panel.tsx'
import { Picture } from '../ui/Picture.tsx'
import type { LowStockRow } from './low-stock-row.ts'
import styles from './Stock.module.css'

type Props = {
  branch: Branch
  /** Null during the search. */
  rows: ReadonlyArray<LowStockRow> | null
}

/** The table of products that are low in a branch, each with a branch that could send some. */
export function LowStockTable({ branch, rows }: Props) {
  return (
    <Panel isFlush>
      <Table label={`Low in ${branch}`} className={styles.lowStock} isCards>
        <thead>
          <tr>
            <th>Low in {branch}</th>
            <th>Has, of its low-stock level</th>
            <th>Who could help</th>
            <th>
              <span className="visually-hidden">What to do</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows === null && (
            <tr>
              <td className={styles.loading}>Loading the stock …</td>
            </tr>
          )}
          {rows?.map(({ number, name, binLocation, stock, threshold, transferSource }) => (
            <tr key={number}>
              <td data-wide className={styles.product}>
                <Picture item={number} size={44} />
                <span>
                  <b>
                    <Link href={officeAddresses.product(number)}>{name}</Link>
                  </b>
                  <small>Shelf {binLocation}</small>
                </span>
              </td>
              <td>
                <Gauge stock={stock} threshold={threshold} />
                <b>{stock}</b> <span className="muted">of {threshold}</span>
              </td>
              <td className="wide-only muted">
                {transferSource ? (
                  <>
                    {transferSource.branch} has <b>{transferSource.stock}</b>
                  </>
                ) : (
                  'No branch has one to spare'
                )}
              </td>
              <td className="at-end">
                {transferSource ? (
                  <Link
                    {...buttonLook({ size: 'small' })}
                    href={`${transferAddress([number])}&from=${transferSource.branch}&to=${branch}&quantity=${transferSource.quantity}`}
                  >
                    Move {transferSource.quantity} there<span className="visually-hidden">: {name}</span>
                  </Link>
                ) : (
                  <span className="muted">The maker has to</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

const GAUGE_WIDTH = 120

/** A decorative bar of the stock, with the low-stock threshold in the middle. */
function Gauge({ stock, threshold }: { stock: number; threshold: number }) {
  const share = threshold === 0 ? 0 : Math.min(1, stock / (threshold * 2))
  return (
    <svg className={styles.gauge} viewBox={`0 0 ${GAUGE_WIDTH} 10`} aria-hidden="true">
      <rect width={GAUGE_WIDTH} height="10" rx="5" fill="var(--unlit)" />
      <rect
        width={share * GAUGE_WIDTH}
        height="10"
        rx={Math.min(5, (share * GAUGE_WIDTH) / 2)}
        fill="var(--accent-ink)"
      />
      <rect x={GAUGE_WIDTH / 2 - 1} width="2" height="10" fill="var(--ink)" />
    </svg>
  )
}
