import { formatRand } from '../../../domain/money/money.ts'
import { capitalised, counted, inWords, listInWords, pluralised } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { OrderSteps } from '../../parts/OrderSteps.tsx'
import type { Order, OrderState } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import { firstName } from '../../shop/order-words.ts'
import { hasPermission } from '../../shop/rights.ts'
import { COURIER } from '../../shop/staff.ts'
import { vatIn } from '../../shop/vat.ts'
import { useOffice } from '../frame/office.ts'
import { Panel } from '../ui/Panel.tsx'
import orderDetails from './OrderDetails.module.css'
import { OrderItems } from './OrderItems.tsx'
import { branchWords, nounOfSku } from './order-phrases.ts'
import { type TrackEntry, trackEntries } from './order-track.ts'
import { Parcels } from './Parcels.tsx'
import { PickList } from './PickList.tsx'
import { ReturnPanels } from './ReturnPanels.tsx'
import { Waybills } from './Waybills.tsx'

/** The main part of an order's page, which depends on its state. */
export function OrderBody({ order, onMove }: { order: Order; onMove: (to: OrderState) => void }) {
  const { role, brand, act } = useOffice()
  const state = stateOf(order)
  const { number } = order
  const mayPack = hasPermission(role, 'pack')
  const isToPick = mayPack && (state === 'paid' || state === 'packing')
  const hasWaybills = state === 'packed' && mayPack && order.parcels.length > 0
  const track = <OrderTrack steps={trackEntries(order)} />
  const showsReturnsFirst = state === 'delivered' && order.returns.length > 0
  return (
    <>
      {!showsReturnsFirst && track}
      <ReturnPanels order={order} />
      {showsReturnsFirst && track}
      {isToPick && (
        <PickList
          order={order}
          onPick={
            state === 'packing'
              ? (sku, isPicked) =>
                  void act({ do: 'pick line', order: number, sku, ...(!isPicked && { quantity: 0 }) })
              : null
          }
        />
      )}
      {state === 'packing' && mayPack && order.deliveryMethod.kind !== 'collect' && (
        <Parcels
          parcels={order.parcels}
          onAdd={() => void act({ do: 'add parcel', order: number })}
          onChange={(index, parcel) => void act({ do: 'change parcel', order: number, at: index, parcel })}
          onRemove={(index) => void act({ do: 'take parcel away', order: number, at: index })}
        />
      )}
      {hasWaybills && <Waybills order={order} brand={brand} />}
      {!isToPick && !hasWaybills && (order.returns.length === 0 || state === 'returned') && (
        <OrderItems
          title={role === 'bookkeeper' ? 'What was bought' : itemsTitle(order)}
          items={itemsOf(order, hasPermission(role, 'see money'), role === 'bookkeeper')}
        />
      )}
      {hasPermission(role, 'cancel and take back') && (state === 'paid' || state === 'packing') && (
        <CancelPanel order={order} onCancel={() => onMove('cancelled')} />
      )}
    </>
  )
}

function itemsOf({ lines }: Order, seesMoney: boolean, includesVat: boolean) {
  return lines.map(({ sku, name, detail, quantity, priceCents, discountCents }) => {
    const cents = priceCents * quantity - discountCents
    const parts = [detail]
    if (quantity > 1) parts.push(counted(quantity, 'piece'))
    if (includesVat) parts.push(`VAT in it ${formatRand(vatIn(cents))}`)
    return { sku, name, words: parts.join(' · '), sum: seesMoney ? formatRand(cents) : '' }
  })
}

/** The heading of the items: `Two parcels`, and with the courier `Two parcels, with Sipho`. */
function itemsTitle(order: Order): string {
  const { parcels } = order
  if (parcels.length === 0) return 'What was bought'
  const words = `${capitalised(inWords(parcels.length))} ${pluralised(parcels.length, 'parcel')}`
  return stateOf(order) === 'with courier' ? `${words}, with ${firstName(COURIER)}` : words
}

/** The steps of an order, each with its time and author. */
function OrderTrack({ steps }: { steps: ReadonlyArray<TrackEntry> }) {
  return (
    <Panel>
      <OrderSteps
        label="Where it is"
        isRow
        steps={steps.map(({ word, when, by, progress }) => ({
          word,
          note: (
            <>
              {when}
              {by && <em>, {by}</em>}
            </>
          ),
          progress,
        }))}
      />
    </Panel>
  )
}

/** The panel in which owners cancel an order that is not packed yet. It states the refund. */
function CancelPanel({ order, onCancel }: { order: Order; onCancel: () => void }) {
  const { state } = useOffice()
  const products = listInWords(
    order.lines.map(({ sku }) => `the ${nounOfSku(sku, state)}`),
    'and',
  )
  const isSingle = order.totals.quantity === 1
  return (
    <Panel look="quiet" title="Cancel this order?">
      <div className={`split ${orderDetails.cancel}`}>
        <p>
          Until it is packed you can cancel.{' '}
          <span className="number">{formatRand(order.totals.totalCents)}</span> goes back, and {products}{' '}
          {isSingle ? 'goes' : 'go'} back on the shelf in {branchWords(order)}.
        </p>
        <Button onClick={onCancel}>Cancel the order</Button>
      </div>
    </Panel>
  )
}
