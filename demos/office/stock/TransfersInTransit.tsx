import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { counted, pluralised } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { detailOf, findVariant } from '../../shop/current-product.ts'
import { dayAndMonth } from '../../shop/day-words.ts'
import type { Transfer } from '../../shop/stock.ts'
import { useOffice } from '../frame/office.ts'
import { Panel } from '../ui/Panel.tsx'
import { Picture } from '../ui/Picture.tsx'

/** The transfers that have not arrived yet, whose pieces are in no branch’s stock. */
export function TransfersInTransit({ transfers }: { transfers: ReadonlyArray<Transfer> }) {
  const { state, act } = useOffice()
  const receive = ({ id, quantity, to }: Transfer) =>
    act({ do: 'receive transfer', id }, `${quantity} ${pluralised(quantity, 'piece')} received in ${to}`)
  const totalQuantity = transfers.reduce((sum, transfer) => sum + transfer.quantity, 0)
  return (
    <Panel title={`${counted(totalQuantity, 'unit')} in transit`}>
      <ul className="rows">
        {transfers.map((transfer) => {
          const item = findVariant(state, transfer.sku)
          return (
            <li key={transfer.id} className="item">
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
              <Button size="small" onClick={() => void receive(transfer)}>
                Receive {transfer.quantity}
              </Button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
