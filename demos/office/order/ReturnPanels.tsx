import { useState } from 'react'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { capitalised, counted, listInWords } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { Option, TextArea } from '../../../ui/Field.tsx'
import { Note } from '../../../ui/Note.tsx'
import { weekdayAndDay } from '../../shop/day-words.ts'
import { branchesOf, type Order, type OrderLine, type Return } from '../../shop/order.ts'
import { firstName } from '../../shop/order-words.ts'
import {
  daysSinceDelivery,
  paidCents,
  RETURN_DAYS,
  refundOf,
  totalsAfterRefunds,
} from '../../shop/refunds.ts'
import { hasPermission } from '../../shop/rights.ts'
import { vatIn } from '../../shop/vat.ts'
import { useOffice } from '../frame/office.ts'
import { binLocationOfSku } from '../orders/pick-lines.ts'
import { Panel } from '../ui/Panel.tsx'
import { OrderItemList } from './OrderItems.tsx'
import side from './OrderSide.module.css'
import { nounOfSku } from './order-phrases.ts'
import styles from './ReturnPanel.module.css'

/** The returns of an order, newest first. */
export function ReturnPanels({ order }: { order: Order }) {
  return order.returns
    .map((orderReturn, index) => (
      <ReturnPanel key={orderReturn.creditNote} order={order} orderReturn={orderReturn} index={index} />
    ))
    .reverse()
}

/** A return: the returned and kept items, the refund with its VAT, and the answer. */
function ReturnPanel({ order, orderReturn, index }: { order: Order; orderReturn: Return; index: number }) {
  const { state, role, act } = useOffice()
  const returnedLines = order.lines.filter(({ sku }) => (orderReturn.quantities[sku] ?? 0) > 0)
  const nouns = listInWords(
    returnedLines.map(({ sku }) => `the ${nounOfSku(sku, state)}`),
    'and',
  )
  const seesMoney = hasPermission(role, 'see money')
  const mayAnswer = hasPermission(role, 'cancel and take back')
  const { answer } = orderReturn
  const isReceived = orderReturn.receivedAt !== null
  const quantity = returnedLines.reduce((sum, { sku }) => sum + (orderReturn.quantities[sku] ?? 0), 0)
  // The refund depends on the returns before this one.
  const orderBefore = { ...order, returns: order.returns.slice(0, index) }
  const refund = refundOf(orderBefore, orderReturn.quantities)
  const name = firstName(order.customer.name)
  const netCents = totalsAfterRefunds(orderBefore).totalCents - refund.totalCents
  /** The refund of a line, or the price of one that the customer keeps. */
  const sumOf = (line: OrderLine) => {
    const pieces = orderReturn.quantities[line.sku] ?? 0
    return pieces > 0
      ? refundOf(orderBefore, { [line.sku]: pieces }).goodsCents
      : paidCents(line, line.quantity)
  }
  const items = order.lines.map((line) => ({
    sku: line.sku,
    name: line.name,
    words: returnedLines.includes(line)
      ? [line.detail, orderReturn.reason && `“${orderReturn.reason}”`].filter(Boolean).join(' · ')
      : `${line.detail} · stays with ${name}`,
    sum: seesMoney ? formatRand(sumOf(line)) : '',
    isKept: !returnedLines.includes(line),
  }))
  const [binLocation = ''] = returnedLines.map(({ sku }) => binLocationOfSku(sku, state))
  const [branch = ''] = branchesOf(order)
  return (
    <Panel>
      <Note tone="gold">
        <h2>
          {name} {isReceived ? `sent ${nouns} back` : `wants to send ${nouns} back`}
        </h2>
        <p>{requestedWords(order, orderReturn)}</p>
      </Note>
      <OrderItemList items={items} />
      {seesMoney && (
        <dl className={`rows pairs ${side.totals}`}>
          <div>
            <dt>
              {counted(quantity, 'piece')} {quantity === 1 ? 'comes' : 'come'} back
            </dt>
            <dd>{formatRand(refund.goodsCents)}</dd>
          </div>
          <div>
            <dt>
              Delivery
              <small>
                {refund.isWhole ? 'nothing stays, so it goes back too' : 'something stays, so it stays paid'}
              </small>
            </dt>
            <dd>{formatRand(refund.deliveryCents)}</dd>
          </div>
          <div className={side.sum}>
            <dt>
              {name} gets back
              <small>
                VAT in it <span className="number">{formatRand(refund.vatCents)}</span>, on credit note{' '}
                <span className="number">{orderReturn.creditNote}</span>
              </small>
            </dt>
            <dd>{formatRand(refund.totalCents)}</dd>
          </div>
        </dl>
      )}
      {answer && <p className={styles.answer}>{answerWords(answer, isReceived)}</p>}
      {mayAnswer && answer?.accepted && !isReceived && (
        <div className={styles.answer}>
          <Option
            checked={false}
            onChange={() =>
              void act(
                { do: 'count return in', order: order.number, returnIndex: index },
                `${formatRand(refund.totalCents)} went back`,
              )
            }
          >
            {capitalised(nouns)} {quantity === 1 ? 'is' : 'are'} here, in good order: put{' '}
            {quantity === 1 ? 'it' : 'them'} back on {binLocation} in {branch}
          </Option>
        </div>
      )}
      {mayAnswer && answer === null && (
        <AnswerForm
          onAnswer={(accepted, words) =>
            void act(
              { do: 'answer return', order: order.number, returnIndex: index, accepted, words },
              accepted ? 'Accepted: the courier collects it' : 'Declined, with the reason',
            )
          }
        />
      )}
      {seesMoney && !isReceived && answer?.accepted !== false && (
        <p className="muted small">
          The money is paid back when the shop has it again. Left after it: {formatRand(netCents)}, VAT in it{' '}
          {formatRand(vatIn(netCents))}.
        </p>
      )}
    </Panel>
  )
}

/** `Saturday 28 November, 10:05. Day 2 of 30.` */
function requestedWords(order: Order, { requestedAt }: Return): string {
  const day = daysSinceDelivery(order, new Date(requestedAt))
  const timeWords = `${weekdayAndDay(dayOf(requestedAt))}, ${timeOfDay(requestedAt)}.`
  return day === null ? timeWords : `${timeWords} Day ${day} of ${RETURN_DAYS}.`
}

function answerWords({ accepted, words, by }: NonNullable<Return['answer']>, isReceived: boolean): string {
  if (!accepted) return `${by} said no: “${words}”`
  return isReceived
    ? 'It was received, and the money was paid back.'
    : `${by} accepted it. The courier collects it.`
}

function AnswerForm({ onAnswer }: { onAnswer: (accepted: boolean, words: string) => void }) {
  const [isDeclining, setIsDeclining] = useState(false)
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const decline = () => {
    if (words.trim() === '') setFault('Say why not: the customer reads it.')
    else onAnswer(false, words)
  }
  return (
    <>
      {isDeclining && (
        <TextArea label="Why not" fault={fault} rows={2} maxLength={200} value={words} onType={setWords} />
      )}
      <p className="cluster">
        <Button kind="accent" onClick={() => onAnswer(true, '')}>
          Accept and book a collection
        </Button>
        <Button onClick={isDeclining ? decline : () => setIsDeclining(true)}>
          {isDeclining ? 'Say no' : 'Say no, with a reason'}
        </Button>
      </p>
    </>
  )
}
