import { expect, test } from 'vitest'
import type { Order, OrderLine } from '../../shop/order.ts'
import { NOW, orderIn, seededState } from '../../shop/shop.fixture.ts'
import { sumTotals } from '../../shop/totals.ts'
import { renderInOffice } from '../frame/office.fixture.tsx'
import { ReturnPanels } from './ReturnPanels.tsx'

/** Two pieces of R 1 000 and one of R 2 000, less a voucher of a fifth, delivered for R 120. */
const ORDER: Order = {
  ...orderIn(seededState()),
  lines: [line('00001-1', 2, 100_000), line('00002-1', 1, 200_000)],
  voucher: 'SPRING20',
  totals: sumTotals(3, 400_000, 80_000, 12_000),
  steps: [{ state: 'delivered', at: NOW.getTime(), by: '' }],
}

test('a full return refunds the price paid after the voucher, and the delivery', () => {
  const html = renderReturn({ '00001-1': 2, '00002-1': 1 }, 332_000)
  expect(html).toContain('nothing stays, so it goes back too')
  expect(amountsIn(html)).toBe('1 600,00 | 1 600,00 | 3 200,00 | 120,00 | 433,04 | 3 320,00 | 0,00 | 0,00')
})

test('a partial return refunds its price less its share of the voucher, without the delivery', () => {
  const html = renderReturn({ '00001-1': 1 }, 80_000)
  expect(html).toContain('something stays, so it stays paid')
  expect(amountsIn(html)).toBe('800,00 | 1 600,00 | 800,00 | 0,00 | 104,35 | 800,00 | 2 520,00 | 328,70')
})

function line(sku: string, quantity: number, priceCents: number): OrderLine {
  const discountCents = (quantity * priceCents) / 5
  const pieces = { quantity, from: { Maboneng: quantity }, pickedQuantity: quantity }
  return { ...pieces, sku, name: sku, detail: 'Oak', priceCents, discountCents }
}

function renderReturn(quantities: Readonly<Record<string, number>>, refundCents: number): string {
  const unanswered = { reason: '', requestedAt: NOW.getTime(), answer: null, receivedAt: null }
  const orderReturn = { ...unanswered, quantities, refundCents, creditNote: '1042-1' }
  return renderInOffice(<ReturnPanels order={{ ...ORDER, returns: [orderReturn] }} />)
}

/** In order: each line's refund or price kept, goods, delivery, VAT refunded, refund, remaining total, its VAT. */
function amountsIn(html: string): string {
  const amounts = Array.from(html.matchAll(/R\s([\d\s]+,\d\d)/g), ([, sum = '']) => sum)
  return amounts.join(' | ').replaceAll('\u00a0', ' ')
}
