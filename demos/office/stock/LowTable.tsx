import { Link } from 'wouter'
import { buttonLook } from '../../../ui/Button.tsx'
import { Table } from '../../../ui/Table.tsx'
import { moveAddress, officeAddresses } from '../../addresses.ts'
import type { Branch } from '../../catalogue/product.ts'
import { Panel } from '../ui/Panel.tsx'
import { Picture } from '../ui/Picture.tsx'
import type { LowRow } from './low-row.ts'
import styles from './Stock.module.css'

type Props = {
  branch: Branch
  /** Null while they are being searched. */
  rows: ReadonlyArray<LowRow> | null
}

/** A table of products that are low in a branch, each with the branch that could help. */
export function LowTable({ branch, rows }: Props) {
  return (
    <Panel isFlush>
      <Table label={`Low in ${branch}`} className={styles.lows} isCards>
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
              <td className={styles.looking}>Loading the stock …</td>
            </tr>
          )}
          {rows?.map(({ number, name, binLocation, has, line, help }) => (
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
                <Gauge has={has} line={line} />
                <b>{has}</b> <span className="muted">of {line}</span>
              </td>
              <td className="wide-only muted">
                {help ? (
                  <>
                    {help.branch} has <b>{help.has}</b>
                  </>
                ) : (
                  'No branch has one to spare'
                )}
              </td>
              <td className="at-end">
                {help ? (
                  <Link
                    {...buttonLook({ size: 'small' })}
                    href={`${moveAddress([number])}&from=${help.branch}&to=${branch}&quantity=${help.quantity}`}
                  >
                    Move {help.quantity} there<span className="visually-hidden">: {name}</span>
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

const WIDE = 120

/** The stock as a bar whose middle is the low-stock threshold; decorative. */
function Gauge({ has, line }: { has: number; line: number }) {
  const share = line === 0 ? 0 : Math.min(1, has / (line * 2))
  return (
    <svg className={styles.gauge} viewBox={`0 0 ${WIDE} 10`} aria-hidden="true">
      <rect width={WIDE} height="10" rx="5" fill="var(--unlit)" />
      <rect width={share * WIDE} height="10" rx={Math.min(5, (share * WIDE) / 2)} fill="var(--accent-ink)" />
      <rect x={WIDE / 2 - 1} width="2" height="10" fill="var(--ink)" />
    </svg>
  )
}
