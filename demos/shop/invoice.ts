import type { Order } from './order.ts'
import { deliveryMethodLabel } from './order-words.ts'
import { lineTotal } from './priced-lines.ts'
import { vatIn } from './vat.ts'

/** A voucher's row has negative amounts. */
export type InvoiceRow = {
  /** Empty for a voucher and for delivery. */
  sku: string
  item: string
  quantity: number
  beforeVatCents: number
  vatCents: number
  totalCents: number
}

/**
 * The rows of an order's VAT invoice. VAT is calculated once, on the total; each row shows its share, and the last row gets any rounding difference, so that every column adds up.
 */
export function invoiceRows(order: Order): ReadonlyArray<InvoiceRow> {
  const rows = [...order.lines.map(lineRow), ...voucherRow(order), ...deliveryRow(order)]
  const shownVat = rows.reduce((sum, { vatCents }) => sum + vatCents, 0)
  const missingCents = order.totals.vatCents - shownVat
  return rows.map((row, index) => (index === rows.length - 1 ? withMoreVat(row, missingCents) : row))
}

function lineRow(line: Order['lines'][number]): InvoiceRow {
  return invoiceRow(line.sku, `${line.name}, ${line.detail}`, line.quantity, lineTotal(line))
}

function voucherRow({ voucher, totals }: Order): ReadonlyArray<InvoiceRow> {
  return totals.discountCents > 0 ? [invoiceRow('', `Voucher ${voucher}`, 1, -totals.discountCents)] : []
}

function deliveryRow({ deliveryMethod, totals }: Order): ReadonlyArray<InvoiceRow> {
  return totals.deliveryCents > 0
    ? [invoiceRow('', deliveryMethodLabel(deliveryMethod).line, 1, totals.deliveryCents)]
    : []
}

function invoiceRow(sku: string, item: string, quantity: number, totalCents: number): InvoiceRow {
  const vatCents = Math.sign(totalCents) * vatIn(Math.abs(totalCents))
  return { sku, item, quantity, beforeVatCents: totalCents - vatCents, vatCents, totalCents }
}

function withMoreVat(row: InvoiceRow, cents: number): InvoiceRow {
  return { ...row, vatCents: row.vatCents + cents, beforeVatCents: row.beforeVatCents - cents }
}
