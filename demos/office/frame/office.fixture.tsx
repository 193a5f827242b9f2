import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { officeAddresses } from '../../addresses.ts'
import { NOW, seededState } from '../../shop/shop.fixture.ts'
import { NALEDI } from '../../shop/staff.ts'
import { KIAAT } from '../../shop-brand.ts'
import { type Office, OfficeContext } from './office.ts'

/** The HTML of a part of the office that the owner sees, with the initial shop. */
export function renderInOffice(part: ReactNode, { now = NOW, search = '' } = {}): string {
  const office: Office = {
    state: seededState(),
    brand: KIAAT,
    offer: { price: 'R 1,00', href: '/our-work/ecommerce', contactHref: '/contact-us' },
    me: NALEDI,
    role: 'owner',
    now: now.getTime(),
    act: async () => true,
    showToast: () => undefined,
  }
  const html = renderToString(
    <Router ssrPath={officeAddresses.orders} ssrSearch={search}>
      <OfficeContext value={office}>{part}</OfficeContext>
    </Router>,
  )
  return html.replaceAll('<!-- -->', '')
}
