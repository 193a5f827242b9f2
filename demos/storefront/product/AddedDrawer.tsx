import { formatRand } from '../../../domain/money/money.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { storeAddresses } from '../../addresses.ts'
import type { Product } from '../../catalogue/product.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import styles from './AddedDrawer.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  product: Product
  colour: string | null
  detail: string
  priceCents: number
  /** Pieces left in all branches, without those in this basket. */
  quantityLeft: number
  /** Pieces in the basket. */
  quantity: number
}

/** The dialog shown after a piece was added to the basket. */
export function AddedDrawer({
  isOpen,
  onClose,
  product,
  colour,
  detail,
  priceCents,
  quantityLeft,
  quantity,
}: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      kind="corner"
      heading="In your basket"
      focus="heading"
      actions={
        <>
          <Button size="large" onClick={onClose}>
            Keep shopping
          </Button>
          <ButtonLink kind="accent" size="large" href={storeAddresses.basket}>
            Basket, {quantity}
          </ButtonLink>
        </>
      }
    >
      <div className={`item ${styles.line}`}>
        <ProductPicture product={product} colour={colour} />
        <span>
          <b>{product.name}</b>
          <small>{detail}</small>
        </span>
        <b className="number">{formatRand(priceCents)}</b>
      </div>
      <p className="muted">
        Stock is not held until you pay: {remainingText(quantityLeft)} left after{' '}
        {quantity === 1 ? 'yours' : 'those in your basket'}.
      </p>
    </Dialog>
  )
}

function remainingText(quantity: number): string {
  if (quantity <= 0) return 'none are'
  return quantity === 1 ? '1 is' : `${quantity} are`
}
