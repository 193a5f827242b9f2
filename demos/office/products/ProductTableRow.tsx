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
  place: number
  /** The distance from the top of the list, in pixels. */
  top: number
  state: RowState
  isChosen: boolean
  onChoose: ((number: number) => void) | null
  seesPrices: boolean
  onReach: (number: number) => void
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * One product, redrawn only when it or the shop changed. It has few elements, and the same for each product, because it shows
 * another one whenever its own was scrolled out of sight.
 */
export const ProductTableRow = memo(function ProductTableRow(props: Props) {
  const { number, place, top, state, isChosen, onChoose, seesPrices, onReach, onFollow } = props
  const row = useMemo(() => productRow(state, number), [state, number])
  if (!row) return null
  return (
    <tr
      className={styles.columns}
      style={{ transform: `translateY(${top}px)` }}
      aria-rowindex={place + 2}
      data-chosen={isChosen || undefined}
      onFocus={() => onReach(number)}
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
      <td className={styles.thing}>
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
      <Pieces row={row} />
      <td className={styles.all}>{row.all}</td>
      <td className={styles.mark}>{row.mark && <StateTag tone={TONES[row.mark]}>{row.mark}</StateTag>}</td>
    </tr>
  )
})

/** The stock in each branch; below the low-stock threshold it is marked in yellow and by a word. */
function Pieces({ row }: { row: ProductRow }) {
  return BRANCHES.map((branch, index) => {
    const quantities = row.quantities[index] ?? 0
    return (
      <td
        key={branch}
        className={styles.quantity}
        data-level={quantities === 0 ? 'none' : row.isLow[index] ? 'low' : undefined}
      >
        {quantities}
        {row.isLow[index] && <span className="visually-hidden"> low</span>}
      </td>
    )
  })
}
