import { Link } from 'wouter'
import { counted } from '../../../domain/wording.ts'
import { Table } from '../../../ui/Table.tsx'
import type { OrderState } from '../../shop/order.ts'
import { BinLocation } from '../ui/BinLocation.tsx'
import { Panel } from '../ui/Panel.tsx'
import { StateTag } from '../ui/StateTag.tsx'
import { NextTransition } from './NextTransition.tsx'
import pictures from './OrderPictures.module.css'
import { OrderPictures } from './OrderPictures.tsx'
import styles from './OrderTable.module.css'
import type { OrderRow } from './order-row.ts'

type Choosing = {
  chosen: ReadonlySet<number>
  onChoose: (number: number) => void
  onChooseAll: () => void
}

type Props = {
  label: string
  rows: ReadonlyArray<OrderRow>
  choosing: Choosing
  onMove: (number: number, to: OrderState) => void
  /** The row that J and K have reached. */
  onReach: (number: number) => void
}

/** Orders as a table, on a phone as cards. Each has the button of its next step. */
export function OrderTable({ label, rows, choosing, onMove, onReach }: Props) {
  const hasShelves = rows.some(({ sum }) => sum === null)
  return (
    <Panel isFlush>
      <Table label={label} className={styles.orders} isCards>
        <thead>
          <tr>
            <th className={styles.tick}>
              <input
                type="checkbox"
                aria-label="Choose all"
                checked={rows.length > 0 && rows.every(({ number }) => choosing.chosen.has(number))}
                onChange={choosing.onChooseAll}
              />
            </th>
            <th>Order</th>
            <th className={styles.at}>Placed</th>
            <th>For</th>
            <th>What</th>
            <th className={styles.from}>From</th>
            <th className={styles.sum}>{hasShelves ? 'Shelf' : 'Total, incl. VAT'}</th>
            <th>State</th>
            <th>Next</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OrderTableRow key={row.number} row={row} choosing={choosing} onMove={onMove} onReach={onReach} />
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

type RowProps = Pick<Props, 'choosing' | 'onMove' | 'onReach'> & { row: OrderRow }

function OrderTableRow({ row, choosing, onMove, onReach }: RowProps) {
  const { number, next } = row
  const isChosen = choosing.chosen.has(number)
  return (
    <tr data-new={row.isNew || undefined} data-chosen={isChosen || undefined} onFocus={() => onReach(number)}>
      <td className={styles.tick}>
        <input
          type="checkbox"
          aria-label={`Choose ${number}`}
          checked={isChosen}
          onChange={() => choosing.onChoose(number)}
        />
      </td>
      <td className={styles.number}>
        <Link href={row.href} id={`order-${number}`}>
          {number}
        </Link>
        {row.isNew && <span className="visually-hidden">, new</span>}
      </td>
      <td className={styles.at}>{row.at}</td>
      <td className={styles.who}>
        <b>{row.who}</b> <span>{row.place}</span>
      </td>
      <td className={styles.what}>
        <OrderPictures skus={row.skus} size={40} />
        <span>{counted(row.quantity, 'piece')}</span>
      </td>
      <td className={styles.from}>{row.from}</td>
      <td className={styles.sum}>
        {row.sum === null ? <StockState marks={row.binLocations} /> : <b>{row.sum}</b>}
      </td>
      <td className={styles.state}>
        <StateTag>{row.state}</StateTag>
      </td>
      <td className={styles.next} data-empty={(!next && !row.over) || undefined}>
        {next && <NextTransition number={number} state={row.state} next={next} onMove={onMove} />}
        {row.over}
      </td>
    </tr>
  )
}

function StockState({ marks }: { marks: ReadonlyArray<string> }) {
  return (
    <span className={`cluster ${pictures.pictures}`}>
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may lie on one shelf, and none ever moves
        <BinLocation key={index}>{mark}</BinLocation>
      ))}
    </span>
  )
}
