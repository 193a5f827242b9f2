import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { officeAddresses } from '../../addresses.ts'
import type { Order, OrderLine } from '../../shop/order.ts'
import { ADDRESS, NOW, seededState } from '../../shop/shop.fixture.ts'
import { NALEDI } from '../../shop/staff.ts'
import { addedUp } from '../../shop/totals.ts'
import { KIAAT } from '../../shop-brand.ts'
import { type Office, OfficeContext } from '../frame/office.ts'
import { ReturnPanels } from './ReturnPanels.tsx'

/** Two pieces of R 1 000 and one of R 2 000, of which a voucher took a fifth, delivered for R 120. */
const ORDER: Omit<Order, 'returns'> = {
  number: 1042,
  paymentAttemptId: 'a',
  customer: ADDRESS,
  deliveryMethod: { kind: 'door' },
  lines: [line('00001-1', 2, 100_000), line('00002-1', 1, 200_000)],
  voucher: 'SPRING20',
  totals: addedUp(3, 400_000, 80_000, 12_000),
  steps: [{ state: 'delivered', at: NOW.getTime(), by: '' }],
  parcels: [],
  isSeen: true,
}

test('with a voucher the office pays back what was paid, and the delivery once nothing stays', () => {
  const html = shownReturn({ '00001-1': 2, '00002-1': 1 }, 332_000)
  expect(html).toContain('nothing stays, so it goes back too')
  expect(sumsIn(html)).toEqual([
    '1 600,00',
    '1 600,00',
    '3 200,00',
    '120,00',
    '433,04',
    '3 320,00',
    '0,00',
    '0,00',
  ])
})

test('of a part that comes back the voucher keeps its share, and the delivery stays paid', () => {
  const html = shownReturn({ '00001-1': 1 }, 80_000)
  expect(html).toContain('something stays, so it stays paid')
  expect(sumsIn(html)).toEqual([
    '800,00',
    '1 600,00',
    '800,00',
    '0,00',
    '104,35',
    '800,00',
    '2 520,00',
    '328,70',
  ])
})

function line(sku: string, quantity: number, priceCents: number): OrderLine {
  const discountCents = (quantity * priceCents) / 5
  const from = { Maboneng: quantity }
  return {
    sku,
    name: sku,
    detail: 'Oak',
    quantity,
    priceCents,
    discountCents,
    from,
    pickedQuantity: quantity,
  }
}

function shownReturn(quantities: Readonly<Record<string, number>>, refundCents: number): string {
  const asked = {
    quantities,
    refundCents,
    reason: '',
    requestedAt: NOW.getTime(),
    answer: null,
    receivedAt: null,
  }
  const office: Office = {
    state: seededState(),
    brand: KIAAT,
    offer: { price: 'R 1,00', href: '/our-work/ecommerce', contactHref: '/contact-us' },
    me: NALEDI,
    role: 'owner',
    now: NOW.getTime(),
    act: async () => true,
    showToast: () => undefined,
  }
  return renderToString(
    <Router ssrPath={officeAddresses.orders}>
      <OfficeContext value={office}>
        <ReturnPanels order={{ ...ORDER, returns: [{ ...asked, creditNote: '1042-1' }] }} />
      </OfficeContext>
    </Router>,
  )
}

/** Of each line, the goods, the delivery, the VAT in the refund, the refund, what is left and the VAT in that. */
function sumsIn(html: string): Array<string> {
  return Array.from(html.matchAll(/R\s([\d\s]+,\d\d)/g), ([, sum = '']) => sum.replaceAll(/\s/g, ' '))
}
