import { formatRand } from '../../../domain/money/money.ts'
import { Button } from '../parts/Button.tsx'
import styles from './BuyBar.module.css'

type Props = {
  priceCents: number
  /** Of what was chosen: `50 cm`. */
  detail: string
  isSoldOut: boolean
  /** While the piece is on its way into the basket. */
  isWaiting: boolean
  onAdd: () => void
}

/** The button; on a phone it stays at the bottom, with the price. */
export function BuyBar({ priceCents, detail, isSoldOut, isWaiting, onAdd }: Props) {
  return (
    <div className={styles.buy}>
      <p>
        <b className="number">{formatRand(priceCents)}</b>
        <small>
          {detail}, {isSoldOut ? 'sold out' : 'incl. VAT'}
        </small>
      </p>
      <Button disabled={isSoldOut || isWaiting} onClick={onAdd}>
        {isSoldOut ? 'Sold out' : 'Add to basket'}
      </Button>
    </div>
  )
}
