import { formatDate } from '../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../domain/money/money.ts'
import { listInWords } from '../../domain/wording.ts'
import { invoiceRows } from '../shop/invoice.ts'
import { branchesOf, type Order, placedAt } from '../shop/order.ts'
import { BRANCH_FACTS } from '../shop/places.ts'
import { VAT_RATE } from '../shop/vat.ts'
import type { ShopBrand } from '../shop-brand.ts'
import styles from './InvoicePaper.module.css'

/** The VAT invoice of an order in A4, on as many pages as its lines need. */
export function InvoicePaper({ order, brand }: { order: Order; brand: ShopBrand }) {
  const { number, customer, deliveryMethod, totals } = order
  const paid = order.steps.find(({ state }) => state === 'paid')
  const { street, city } = BRANCH_FACTS.Maboneng
  return (
    <article className={styles.sheet} aria-label={`Tax invoice ${number}`}>
      <header>
        <p className={styles.brand}>{brand.name}</p>
        <div>
          <h1 id="screen" tabIndex={-1}>
            Tax invoice
          </h1>
          <p>{`No. ${number} · ${formatDate(dayOf(placedAt(order)))}`}</p>
        </div>
      </header>
      <div className={styles.parties}>
        <Party
          title="From"
          name={brand.company ?? brand.name}
          lines={[`${street}, ${city}`, 'VAT no. 4000 000 000']}
        />
        <Party
          title="To"
          name={customer.name}
          lines={[
            deliveryMethod.kind === 'locker' ? `Locker ${deliveryMethod.locker}` : customer.street,
            `${customer.suburb} ${customer.postcode}`,
          ]}
        />
        <Party
          title="Paid"
          name={paid ? `${formatDate(dayOf(paid.at))}, ${timeOfDay(paid.at)}` : 'Not yet'}
          lines={['Card (demo)', paid ? 'Nothing is owed' : '']}
        />
      </div>
      <table>
        <thead>
          <tr>
            <th>SKU</th>
            <th>Item</th>
            <th>Quantity</th>
            <th>Before VAT</th>
            <th>VAT, {VAT_RATE}</th>
            <th>Incl. VAT</th>
          </tr>
        </thead>
        <tbody>
          {invoiceRows(order).map((row, index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of an invoice never moves
              key={index}
            >
              <td>{row.sku}</td>
              <td>{row.item}</td>
              <td>{row.quantity}</td>
              <td>{formatRand(row.beforeVatCents)}</td>
              <td>{formatRand(row.vatCents)}</td>
              <td>{formatRand(row.totalCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.totals}>
        <div>
          <dt>Before VAT</dt>
          <dd>{formatRand(totals.totalCents - totals.vatCents)}</dd>
        </div>
        <div>
          <dt>VAT, {VAT_RATE}</dt>
          <dd>{formatRand(totals.vatCents)}</dd>
        </div>
        <div>
          <dt>Total, paid</dt>
          <dd>{formatRand(totals.totalCents)}</dd>
        </div>
      </dl>
      <p className={styles.fine}>
        VAT is worked out once, on the total, and rounded to the cent. Lines show their own share. Packed and
        sent from {`${listInWords(branchesOf(order), 'and')}.`}
      </p>
      <footer>A demo’s invoice: no such shop, nothing was sold, the VAT number is invented.</footer>
    </article>
  )
}

function Party({ title, name, lines }: { title: string; name: string; lines: ReadonlyArray<string> }) {
  return (
    <p>
      <small>{title}</small>
      <b>{name}</b>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </p>
  )
}

/** Opens the print dialog. Browsers name the saved file after the page's title. */
export function printInvoice({ number }: Order, brand: ShopBrand): void {
  document.title = `Tax invoice ${number}, ${brand.name}`
  print()
}
