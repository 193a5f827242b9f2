import { Link } from 'wouter'
import { counted } from '../../../domain/wording.ts'
import { Table } from '../../../ui/Table.tsx'
import { BinLocation } from '../ui/BinLocation.tsx'
import { Panel } from '../ui/Panel.tsx'
import { StateTag } from '../ui/StateTag.tsx'
import { NextTransition } from './NextTransition.tsx'
import pictures from './OrderPictures.module.css'
import { OrderPictures } from './OrderPictures.tsx'
import styles from './OrderTable.module.css'
import type { OrderList } from './order-list.ts'
import type { OrderRow } from './order-row.ts'

type Props = { label: string; rows: ReadonlyArray<OrderRow>; list: Omit<OrderList, 'chosenOrPaid'> }

/** Orders as a table, on a phone as cards, with a button for the next step. */
export function OrderTable({ label, rows, list }: Props) {
  const showsBinLocations = rows.some(({ sum }) => sum === null)
  return (
    <Panel isFlush>
      <Table label={label} className={styles.orders} isCards>
        <thead>
          <tr>
            <th className={styles.tick}>
              <input
                type="checkbox"
                aria-label="Choose all"
                checked={rows.length > 0 && rows.every(({ number }) => list.chosen.has(number))}
                onChange={list.chooseAll}
              />
            </th>
            <th>Order</th>
            <th className={styles.placed}>Placed</th>
            <th>For</th>
            <th>What</th>
            <th className={styles.branch}>From</th>
            <th className={styles.sum}>{showsBinLocations ? 'Shelf' : 'Total, incl. VAT'}</th>
            <th>State</th>
            <th>Next</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OrderTableRow key={row.number} row={row} list={list} />
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

function OrderTableRow({ row, list }: Pick<Props, 'list'> & { row: OrderRow }) {
  const { number } = row
  const isChosen = list.chosen.has(number)
  return (
    <tr
      data-new={row.isNew || undefined}
      data-chosen={isChosen || undefined}
      onFocus={() => list.setCurrent(number)}
    >
      <td className={styles.tick}>
        <input
          type="checkbox"
          aria-label={`Choose ${number}`}
          checked={isChosen}
          onChange={() => list.choose(number)}
        />
      </td>
      <td className={styles.number}>
        <Link href={row.href} id={`order-${number}`}>
          {number}
        </Link>
        {row.isNew && <span className="visually-hidden">, new</span>}
      </td>
      <td className={styles.placed}>{row.placedTime}</td>
      <td className={styles.customer}>
        <b>{row.customer}</b> <span>{row.place}</span>
      </td>
      <td className={styles.items}>
        <OrderPictures skus={row.skus} size={40} />
        <span>{counted(row.quantity, 'piece')}</span>
      </td>
      <td className={styles.branch}>{row.from}</td>
      <td className={styles.sum}>
        {row.sum === null ? <BinLocations binLocations={row.binLocations} /> : <b>{row.sum}</b>}
      </td>
      <td className={styles.state}>
        <StateTag>{row.state}</StateTag>
      </td>
      <td className={styles.next} data-empty={(!row.next && !row.deliveredText) || undefined}>
        <NextTransition row={row} onMove={list.move} />
        {row.deliveredText}
      </td>
    </tr>
  )
}

function BinLocations({ binLocations }: { binLocations: ReadonlyArray<string> }) {
  return (
    <span className={`cluster ${pictures.pictures}`}>
      {binLocations.map((binLocation, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same shelf, and their order never changes
        <BinLocation key={index}>{binLocation}</BinLocation>
      ))}
    </span>
  )
}
