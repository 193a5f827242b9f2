import { listed } from '../../../domain/calendar/opening-hours.ts'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { counted } from '../../../domain/wording.ts'
import { weekdayAndDay } from '../../shop/day-words.ts'
import { branchesOf, type Order, type OrderLine, type Return } from '../../shop/order.ts'
import { firstName } from '../../shop/order-words.ts'
import { daysSinceDelivery, leftOf, paidCents, RETURN_DAYS, refundOf } from '../../shop/refunds.ts'
import { hasPermission } from '../../shop/rights.ts'
import { vatIn } from '../../shop/vat.ts'
import { useOffice } from '../frame/office.ts'
import { binLocationOfSku } from '../orders/pick-lines.ts'
import { nounOfSku } from './order-nouns.ts'
import { ReturnPanel } from './ReturnPanel.tsx'

/** What a customer wants to send back, or sent back, the newest first. */
export function ReturnPanels({ order }: { order: Order }) {
  const { role } = useOffice()
  return order.returns
    .map((each, at) => ({ each, at }))
    .reverse()
    .map(({ each, at }) => (
      <OneReturn
        key={each.creditNote}
        order={order}
        asked={each}
        at={at}
        canMoveOrder={hasPermission(role, 'cancel and take back')}
      />
    ))
}

type Props = { order: Order; asked: Return; at: number; canMoveOrder: boolean }

function OneReturn({ order, asked, at, canMoveOrder }: Props) {
  const { state, role, act } = useOffice()
  const back = order.lines.filter(({ sku }) => (asked.quantities[sku] ?? 0) > 0)
  const nouns = listed(
    back.map(({ sku }) => `the ${nounOfSku(sku, state)}`),
    'and',
  )
  const quantity = back.reduce((sum, { sku }) => sum + (asked.quantities[sku] ?? 0), 0)
  // One return is answered after the other: it is worth what those before it had left.
  const before = { ...order, returns: order.returns.slice(0, at) }
  const refund = refundOf(before, asked.quantities)
  const name = firstName(order.customer.name)
  const leftCents = leftOf(before).totalCents - refund.totalCents
  /** What goes back for a line, or what was paid for one that stays. */
  const sumOf = (line: OrderLine) => {
    const pieces = asked.quantities[line.sku] ?? 0
    return pieces > 0 ? refundOf(before, { [line.sku]: pieces }).goodsCents : paidCents(line, line.quantity)
  }
  const [binLocation = ''] = back.map(({ sku }) => binLocationOfSku(sku, state))
  const [branch = ''] = branchesOf(order)
  return (
    <ReturnPanel
      heading={
        asked.receivedAt === null ? `${name} wants to send ${nouns} back` : `${name} sent ${nouns} back`
      }
      when={whenWords(order, asked)}
      items={order.lines.map((line) => ({
        sku: line.sku,
        name: line.name,
        words: back.includes(line)
          ? [line.detail, asked.reason && `“${asked.reason}”`].filter(Boolean).join(' · ')
          : `${line.detail} · stays with ${name}`,
        sum: hasPermission(role, 'see money') ? formatRand(sumOf(line)) : '',
        stays: !back.includes(line),
      }))}
      totals={
        hasPermission(role, 'see money')
          ? {
              comesBack: `${counted(quantity, 'piece')} ${quantity === 1 ? 'comes' : 'come'} back`,
              goods: formatRand(refund.goodsCents),
              delivery: formatRand(refund.deliveryCents),
              deliveryNote: refund.isWhole
                ? 'nothing stays, so it goes back too'
                : 'something stays, so it stays paid',
              getsBack: `${name} gets back`,
              refund: formatRand(refund.totalCents),
              vat: formatRand(refund.vatCents),
              creditNote: asked.creditNote,
              left: `Left after it: ${formatRand(leftCents)}, VAT in it ${formatRand(vatIn(leftCents))}.`,
            }
          : null
      }
      answer={asked.answer}
      isIn={asked.receivedAt !== null}
      countIn={`${nouns.charAt(0).toUpperCase()}${nouns.slice(1)} ${quantity === 1 ? 'is' : 'are'} here, in good order: put ${quantity === 1 ? 'it' : 'them'} back on ${binLocation} in ${branch}`}
      onAnswer={
        canMoveOrder && asked.answer === null
          ? (accepted, words) =>
              void act(
                { do: 'answer return', order: order.number, returnIndex: at, accepted, words },
                accepted ? 'Accepted: the courier collects it' : 'Declined, with the reason',
              )
          : null
      }
      onCountIn={
        canMoveOrder && asked.answer?.accepted && asked.receivedAt === null
          ? () =>
              void act(
                { do: 'count return in', order: order.number, returnIndex: at },
                `${formatRand(refund.totalCents)} went back`,
              )
          : null
      }
    />
  )
}

/** `Saturday 28 November, 10:05. Day 2 of 30.` */
function whenWords(order: Order, { requestedAt }: Return): string {
  const day = daysSinceDelivery(order, new Date(requestedAt))
  const moment = `${weekdayAndDay(dayOf(requestedAt))}, ${timeOfDay(requestedAt)}.`
  return day === null ? moment : `${moment} Day ${day} of ${RETURN_DAYS}.`
}
