import { type MouseEvent, memo, useDeferredValue, useMemo } from 'react'
import { officeAddresses } from '../../addresses.ts'
import { currentProduct } from '../../domain/things.ts'
import { BRANCHES } from '../../products/product.ts'
import { StateTag } from '../ui/StateTag.tsx'
import { Gap } from './Gap.tsx'
import { IdlePicture } from './IdlePicture.tsx'
import styles from './ThingTable.module.css'
import { type RowState, type ThingRow, thingRow } from './thing-row.ts'

const TONES = { 'Sold out': 'no', Low: 'low', Hidden: 'done' } as const

type Props = {
  number: number
  /** In the list, from 0. */
  place: number
  /** Room above it for rows that are not drawn, in pixels. */
  gap: number
  state: RowState
  isChosen: boolean
  onChoose: ((number: number) => void) | null
  seesPrices: boolean
  onReach: (number: number) => void
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * One thing. It is drawn anew only when it or the shop changed. Its name stands there at once and the rest when there is time: of
 * the rows that fly past in a quick scroll most are gone before.
 */
export const ThingTableRow = memo(function ThingTableRow(props: Props) {
  const { number, place, gap, state, isChosen, onChoose, seesPrices, onReach, onFollow } = props
  const isWhole = useDeferredValue(true, false)
  const product = currentProduct(state, number)
  if (!product) return null
  return (
    <>
      {gap > 0 && <Gap px={gap} />}
      <tr aria-rowindex={place + 2} data-chosen={isChosen || undefined} onFocus={() => onReach(number)}>
        {onChoose && (
          <td className={styles.tick}>
            {isWhole && (
              <input
                type="checkbox"
                className={styles.check}
                aria-label={`Choose ${product.name}`}
                checked={isChosen}
                onChange={() => onChoose(number)}
              />
            )}
          </td>
        )}
        <td className={styles.thing}>
          {isWhole ? <IdlePicture things={state} number={number} /> : <span className={styles.wall} />}
          <span>
            <b>
              <a href={officeAddresses.product(number)} id={`thing-${number}`} onClick={onFollow}>
                {product.name}
              </a>
            </b>
            {isWhole && <small>{product.maker.place}</small>}
          </span>
        </td>
        {isWhole && <Rest state={state} number={number} seesPrices={seesPrices} />}
      </tr>
    </>
  )
})

function Rest({ state, number, seesPrices }: Pick<Props, 'state' | 'number' | 'seesPrices'>) {
  const row = useMemo(() => thingRow(state, number), [state, number])
  return (
    row && (
      <>
        <td className={styles.kind}>{row.kind}</td>
        <td className={styles.shelf}>{row.shelf}</td>
        {seesPrices && (
          <td className={styles.price}>
            {row.hasSeveralPrices && <small>from </small>}
            <b>{row.price}</b>
          </td>
        )}
        <Pieces row={row} />
        <td className={styles.all}>
          <b>{row.all}</b>
        </td>
        <td className={styles.mark}>{row.mark && <StateTag tone={TONES[row.mark]}>{row.mark}</StateTag>}</td>
      </>
    )
  )
}

/** In each branch; what is under its low line stands on yellow, and says so. */
function Pieces({ row }: { row: ThingRow }) {
  return BRANCHES.map((branch, at) => {
    const pieces = row.pieces[at] ?? 0
    return (
      <td
        key={branch}
        className={styles.pieces}
        data-level={pieces === 0 ? 'none' : row.isLow[at] ? 'low' : undefined}
      >
        <span>{pieces}</span>
        {row.isLow[at] && <span className="hide"> low</span>}
      </td>
    )
  })
}
