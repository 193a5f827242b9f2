import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { officeAddresses } from '../../addresses.ts'
import { seedState } from '../../shop/seed.ts'
import { NALEDI } from '../../shop/staff.ts'
import { KIAAT } from '../../shop-brand.ts'
import { type Office, OfficeContext } from '../frame/office.ts'
import { OrdersScreen } from './OrdersScreen.tsx'

const TUESDAY = new Date('2027-03-02T13:16:00Z')
const WEDNESDAY = new Date('2027-03-03T05:02:00Z')

function render(now: Date, search = ''): string {
  const office: Office = {
    state: seedState(TUESDAY),
    brand: KIAAT,
    offer: { price: 'R 1,00', href: '/our-work/ecommerce', contactHref: '/contact-us' },
    me: NALEDI,
    role: 'owner',
    now: now.getTime(),
    act: async () => true,
    showToast: () => undefined,
  }
  return renderToString(
    <Router ssrPath={officeAddresses.orders} ssrSearch={search}>
      <OfficeContext value={office}>
        <OrdersScreen />
      </OfficeContext>
    </Router>,
  ).replaceAll('<!-- -->', '')
}

test('a shop from yesterday has no orders today, but a link to yesterday’s', () => {
  const html = render(WEDNESDAY)
  expect(html).toContain('Wednesday 3 March, 07:02')
  expect(html).toContain('Nobody has bought anything yet today')
  expect(html).toMatch(/href="\/demos\/admin\?day=2027-03-02"[^>]*>Yesterday’s 8 orders/)
})

test('yesterday’s orders can still be packed', () => {
  const html = render(WEDNESDAY, 'day=2027-03-02')
  expect(html).toContain('Orders of Tuesday 2 March</h1>')
  expect(html).toContain('Start packing, 1042')
})
