import { formatDate } from '../../../domain/calendar/calendar.ts'
import { listed } from '../../../domain/calendar/opening-hours.ts'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { invoiceRows } from '../../shop/invoice.ts'
import type { Order } from '../../shop/order.ts'
import { branchesOf, placedAt } from '../../shop/order-origin.ts'
import { BRANCH_FACTS } from '../../shop/places.ts'
import type { ShopBrand } from '../../shop-brand.ts'

/** Every word and figure of a VAT invoice: the page and the PDF show these. */
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

export type InvoiceRowWords = {
  sku: string
  what: string
  pieces: string
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
        lines: ['Card, pretended', paid ? 'Nothing is owed' : ''].filter((line) => line !== ''),
      },
    ],
    rows: invoiceRows(order).map((row) => ({
      sku: row.sku,
      what: row.what,
      pieces: String(row.pieces),
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
