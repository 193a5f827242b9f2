import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { counted } from '../../../domain/wording.ts'
import { detailOf, findVariant, type ProductOverrides } from '../../shop/current-product.ts'
import { dayAndMonth } from '../../shop/day-words.ts'
import type { Transfer } from '../../shop/stock.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './Stock.module.css'

type Props = {
  transfers: ReadonlyArray<Transfer>
  overrides: ProductOverrides
  onReceive: (transfer: Transfer) => void
}

/** Pieces that left one branch and were not counted in another: they are in nobody's stock. */
export function InTransit({ transfers, overrides, onReceive }: Props) {
  const quantity = transfers.reduce((sum, one) => sum + one.quantity, 0)
  return (
    <Panel title={`${counted(quantity, 'unit')} in transit`}>
      <ul className={styles.road}>
        {transfers.map((transfer) => {
          const item = findVariant(overrides, transfer.sku)
          return (
            <li key={transfer.id}>
              <Picture item={transfer.sku} size={48} />
              <span>
                <b>
                  {transfer.quantity} × {item?.product.name ?? transfer.sku}
                  {item && `, ${detailOf(item.product, item.variant)}`}
                </b>
                <small>
                  {transfer.from} to {transfer.to}, since {dayAndMonth(dayOf(transfer.sentAt))}{' '}
                  {timeOfDay(transfer.sentAt)}, sent by {transfer.by}
                </small>
              </span>
              <Button kind="white" size="small" onPress={() => onReceive(transfer)}>
                Receive {transfer.quantity}
              </Button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
