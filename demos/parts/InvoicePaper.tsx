import { formatDate } from '../../domain/calendar/calendar.ts'
import { listed } from '../../domain/calendar/opening-hours.ts'
import { dayOf, timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../domain/money/money.ts'
import { invoiceRows } from '../shop/invoice.ts'
import { branchesOf, type Order, placedAt } from '../shop/order.ts'
import { BRANCH_FACTS } from '../shop/places.ts'
import { VAT_RATE } from '../shop/vat.ts'
import type { ShopBrand } from '../shop-brand.ts'
import styles from './InvoicePaper.module.css'

/** Every word and figure of a VAT invoice: the page shows these on the screen and on paper. */
export type InvoiceFacts = {
  brand: string
  number: number
  /** `No. 1042 · 24 November 2026` */
  subtitle: string
  /** Name, then lines. */
  parties: ReadonlyArray<{ title: string; name: string; lines: ReadonlyArray<string> }>
  rows: ReadonlyArray<InvoiceRowWords>
  beforeVat: string
  vat: string
  total: string
  fine: string
  foot: string
}

type InvoiceRowWords = {
  sku: string
  what: string
  quantity: string
  beforeVat: string
  vat: string
  total: string
}

/** The figures are the domain's: nothing is worked out here. */
export function invoiceFacts(order: Order, brand: ShopBrand): InvoiceFacts {
  const { number, customer, deliveryMethod, totals } = order
  const placed = formatDate(dayOf(placedAt(order)))
  const paid = order.steps.find(({ state }) => state === 'paid')
  const { street, city } = BRANCH_FACTS.Maboneng
  return {
    brand: brand.name,
    number,
    subtitle: `No. ${number} · ${placed}`,
    parties: [
      {
        title: 'From',
        name: `${brand.name} (Pty) Ltd`,
        lines: [`${street}, ${city}`, 'VAT no. 4000 000 000'],
      },
      {
        title: 'To',
        name: customer.name,
        lines: [
          deliveryMethod.kind === 'locker' ? `Locker ${deliveryMethod.locker}` : customer.street,
          `${customer.suburb} ${customer.postcode}`,
        ].filter((line) => line !== ''),
      },
      {
        title: 'Paid',
        name: paid ? `${formatDate(dayOf(paid.at))}, ${timeOfDay(paid.at)}` : 'Not yet',
        lines: ['Card (demo)', paid ? 'Nothing is owed' : ''].filter((line) => line !== ''),
      },
    ],
    rows: invoiceRows(order).map((row) => ({
      sku: row.sku,
      what: row.what,
      quantity: String(row.quantity),
      beforeVat: formatRand(row.beforeVatCents),
      vat: formatRand(row.vatCents),
      total: formatRand(row.totalCents),
    })),
    beforeVat: formatRand(totals.totalCents - totals.vatCents),
    vat: formatRand(totals.vatCents),
    total: formatRand(totals.totalCents),
    fine: `VAT is worked out once, on the total, and rounded to the cent. Lines show their own share. Packed and sent from ${listed(branchesOf(order), 'and')}.`,
    foot: 'A demo’s invoice: no such shop, nothing was sold, the VAT number is invented.',
  }
}

/** The invoice as a sheet of A4, which prints on as many pages as its lines need. */
export function InvoicePaper({ facts }: { facts: InvoiceFacts }) {
  return (
    <article className={styles.sheet} aria-label={`Tax invoice ${facts.number}`}>
      <header>
        <p className={styles.brand}>{facts.brand}</p>
        <div>
          <h1 id="screen" tabIndex={-1}>
            Tax invoice
          </h1>
          <p>{facts.subtitle}</p>
        </div>
      </header>
      <div className={styles.parties}>
        {facts.parties.map(({ title, name, lines }) => (
          <p key={title}>
            <small>{title}</small>
            <b>{name}</b>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        ))}
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
          {facts.rows.map((row, at) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of an invoice never moves
              key={at}
            >
              <td>{row.sku}</td>
              <td>{row.what}</td>
              <td>{row.quantity}</td>
              <td>{row.beforeVat}</td>
              <td>{row.vat}</td>
              <td>{row.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.totals}>
        <div>
          <dt>Before VAT</dt>
          <dd>{facts.beforeVat}</dd>
        </div>
        <div>
          <dt>VAT, {VAT_RATE}</dt>
          <dd>{facts.vat}</dd>
        </div>
        <div>
          <dt>Total, paid</dt>
          <dd>{facts.total}</dd>
        </div>
      </dl>
      <p className={styles.fine}>{facts.fine}</p>
      <footer>{facts.foot}</footer>
    </article>
  )
}

/** Opens the print dialog. Browsers name the file that they save after the page's title. */
export function printInvoice({ number, brand }: InvoiceFacts): void {
  document.title = `Tax invoice ${number}, ${brand}`
  print()
}
