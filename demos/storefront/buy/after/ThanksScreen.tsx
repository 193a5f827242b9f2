import { useSearchParams } from 'wouter'
import { addDays, type CalendarDate, todayInJohannesburg } from '../../../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../../../domain/calendar/time-of-day.ts'
import { counted } from '../../../../domain/wording.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import * as icons from '../../../../ui/icons.ts'
import { Note } from '../../../../ui/Note.tsx'
import type { Kind } from '../../../catalogue/product.ts'
import { storageStatusText } from '../../../demo-bar/bar-news.ts'
import { findVariant } from '../../../shop/current-product.ts'
import { whenWords } from '../../../shop/day-words.ts'
import { firstOpenDay } from '../../../shop/delivery-days.ts'
import { nounsOf } from '../../../shop/kind-nouns.ts'
import { branchesOf, lastStepAt, type Order } from '../../../shop/order.ts'
import { firstName } from '../../../shop/order-words.ts'
import type { OpenShop } from '../../../shop-data/shop-store.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { OpenInOffice } from './OpenInOffice.tsx'
import { Lead, OrderLayout, OrderTrack } from './OrderLayout.tsx'
import { OrderNotFound, useOrder } from './OrderNotFound.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { arrivalOf, packersWithVerb } from './order-status-text.ts'
import styles from './ThanksScreen.module.css'
import { trackRows } from './track-rows.ts'

/** The thank-you page: what happens next, and a link to the order in the office. */
export function ThanksScreen({ state, storageStatus, act }: OpenShop) {
  const order = useOrder(state)
  const [query] = useSearchParams()
  const today = todayInJohannesburg(new Date())
  if (!order) return <OrderNotFound />
  const kinds = order.lines.flatMap(({ sku }) => findVariant(state, sku)?.product.kind ?? [])
  const { packing, arriving, day } = nextStepsText(order, kinds, today)
  const storageWarning = storageStatusText(storageStatus)
  const receipt = (
    <OrderReceipt state={state} order={order}>
      <CancelOrder order={order} act={act} />
    </OrderReceipt>
  )
  return (
    <OrderLayout receipt={receipt}>
      <p className={`cluster ${styles.ok}`}>
        <Icon path={icons.tick} /> Paid (demo)
        {query.has('asked') && ', once: the bank answered when it was asked again'}
      </p>
      <h1 tabIndex={-1}>Thank you, {firstName(order.customer.name)}</h1>
      <Lead>
        {packing} {arriving} <b>{day}</b>.
      </Lead>
      {storageWarning && <Note tone="low">{storageWarning}</Note>}
      <OrderTrack steps={trackRows(order, today)} />
      <OpenInOffice />
    </OrderLayout>
  )
}

/** Orders paid before this time are packed on the same day. */
const LAST_PACKING_TIME = '16:00'
/** Up to this many products are named; more are counted. */
const MAX_NOUNS = 3

/** The next steps of the order. */
export function nextStepsText(order: Order, kinds: ReadonlyArray<Kind>, today: CalendarDate) {
  const isSingle = order.totals.quantity === 1
  const products =
    isSingle || (order.totals.quantity === kinds.length && kinds.length <= MAX_NOUNS)
      ? nounsOf(kinds)
      : counted(order.totals.quantity, 'piece')
  const packing = `${packersWithVerb(order)} your ${products} ${packedWhen(order, today)}.`
  const day = arrivalOf(order)
  if (!day) return { packing, arriving: arriving(order, isSingle), day: 'in a few working days' }
  const dayInWords = whenWords(day, today)
  const isNamed = dayInWords !== 'today' && dayInWords !== 'tomorrow'
  return { packing, arriving: `${arriving(order, isSingle)}${isNamed ? ' on' : ''}`, day: dayInWords }
}

function packedWhen(order: Order, today: CalendarDate): string {
  const [paidDay, time] = [dayOf(lastStepAt(order)), timeOfDay(lastStepAt(order))]
  const day = firstOpenDay(branchesOf(order), time < LAST_PACKING_TIME ? paidDay : addDays(paidDay, 1))
  if (day === today && day === paidDay && time >= '12:00') return 'this afternoon'
  const dayInWords = whenWords(day, today)
  return dayInWords === 'today' || dayInWords === 'tomorrow' ? dayInWords : `on ${dayInWords}`
}

function arriving({ deliveryMethod, customer }: Order, isSingle: boolean): string {
  const pronoun = isSingle ? 'It' : 'They'
  if (deliveryMethod.kind === 'collect')
    return `${pronoun} ${isSingle ? 'waits' : 'wait'} for you in ${deliveryMethod.branch} from 10:00`
  const destination =
    deliveryMethod.kind === 'locker' ? `the locker ${deliveryMethod.locker}` : customer.suburb
  return `${pronoun} ${isSingle ? 'reaches' : 'reach'} ${destination}`
}
