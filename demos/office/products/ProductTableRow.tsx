import { type MouseEvent, memo, useMemo } from 'react'
import { officeAddresses } from '../../addresses.ts'
import { BRANCHES } from '../../catalogue/product.ts'
import { StateTag } from '../ui/StateTag.tsx'
import { IdlePicture } from './IdlePicture.tsx'
import styles from './ProductTable.module.css'
import { type ProductRow, productRow, type RowState } from './product-row.ts'

const TONES = { 'Sold out': 'no', Low: 'low', Hidden: 'done' } as const

type Props = {
  number: number
  /** The index in the list. */
  index: number
  /** The distance from the top of the list, in pixels. */
  top: number
  state: RowState
  isChosen: boolean
  onChoose: ((number: number) => void) | null
  seesPrices: boolean
  onCurrent: (number: number) => void
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * The row of a product, rendered again only if it or the shop changed. All rows have the same few elements, because a row is
 * reused for another product.
 */
export const ProductTableRow = memo(function ProductTableRow(props: Props) {
  const { number, index, top, state, isChosen, onChoose, seesPrices, onCurrent, onFollow } = props
  const row = useMemo(() => productRow(state, number), [state, number])
  if (!row) return null
  return (
    <tr
      className={styles.columns}
      style={{ transform: `translateY(${top}px)` }}
      aria-rowindex={index + 2}
      data-chosen={isChosen || undefined}
      onFocus={() => onCurrent(number)}
    >
      {onChoose && (
        <td className={styles.tick}>
          <input
            type="checkbox"
            aria-label={`Choose ${row.name}`}
            checked={isChosen}
            onChange={() => onChoose(number)}
          />
        </td>
      )}
      <td className={styles.product}>
        <IdlePicture product={row.product} />
        <a href={officeAddresses.product(number)} id={`product-${number}`} onClick={onFollow}>
          {row.name}
        </a>
        <small>{row.place}</small>
      </td>
      <td className={styles.kind}>{row.kind}</td>
      <td className={styles.shelf}>{row.binLocation}</td>
      {seesPrices && (
        <td className={styles.price}>
          <small>{row.hasSeveralPrices ? 'from ' : ''}</small>
          {row.price}
        </td>
      )}
      <BranchStock row={row} />
      <td className={styles.all}>{row.totalQuantity}</td>
      <td className={styles.mark}>
        {row.status && <StateTag tone={TONES[row.status]}>{row.status}</StateTag>}
      </td>
    </tr>
  )
})

/** The stock in each branch, marked by colour and a word below the low-stock threshold. */
function BranchStock({ row }: { row: ProductRow }) {
  return BRANCHES.map((branch, index) => {
    const quantity = row.quantities[index] ?? 0
    return (
      <td
        key={branch}
        className={styles.quantity}
        data-level={quantity === 0 ? 'none' : row.isLow[index] ? 'low' : undefined}
      >
        {quantity}
        {row.isLow[index] && <span className="visually-hidden"> low</span>}
      </td>
    )
  })
}
