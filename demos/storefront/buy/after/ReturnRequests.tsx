import { formatRand } from '../../../../domain/money/money.ts'
import type { Order, Return } from '../../../shop/order.ts'
import { shortMoment } from './moment-words.ts'
import styles from './ReturnRequests.module.css'

/** What was asked to go back, and what the shop answered. */
export function ReturnRequests({ order }: { order: Order }) {
  if (order.returns.length === 0) return null
  return (
    <section className={styles.returns} aria-labelledby="returns">
      <h2 id="returns">What goes back</h2>
      <ul>
        {order.returns.map((asked) => (
          <li key={asked.creditNote}>
            <b>{quantityText(order, asked)}</b>
            <span>
              {asked.reason}. Asked {shortMoment(asked.requestedAt)}.
            </span>
            <p role="status">{answerWords(asked)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `Linen throw`, `2 × Oak stool` */
function quantityText({ lines }: Order, { quantities }: Return): string {
  return lines
    .filter(({ sku }) => (quantities[sku] ?? 0) > 0)
    .map(({ sku, name }) => (quantities[sku] === 1 ? name : `${quantities[sku]} × ${name}`))
    .join(', ')
}

function answerWords({ answer, receivedAt, refundCents, creditNote }: Return): string {
  if (!answer) return 'The shop has not answered yet.'
  const said = answer.words === '' ? '' : ` “${answer.words}”`
  if (!answer.accepted) return `${answer.by} said no.${said}`
  const money = formatRand(refundCents)
  return receivedAt === null
    ? `${answer.by} said yes.${said} ${money} goes back when it is in the shop.`
    : `It is back in the shop. ${money} went back to you, credit note ${creditNote}.`
}
