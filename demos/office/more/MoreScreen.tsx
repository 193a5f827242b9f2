import { Link } from 'wouter'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { officeAddresses } from '../../addresses.ts'
import { usePriceOfToday } from '../../demo-bar/price-of-today.ts'
import { canViewPage } from '../../shop/rights.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { Panel } from '../ui/Panel.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import styles from './MoreScreen.module.css'

const LINKS = [
  {
    page: 'vouchers',
    icon: icons.paper,
    name: 'Vouchers and sales',
    note: 'What is on, and what comes next',
  },
  { page: 'customers', icon: icons.phone, name: 'Customers', note: 'Who bought, and what' },
  { page: 'staff', icon: icons.lock, name: 'Staff', note: 'Owner, packer, bookkeeper' },
  { page: 'csvIn', icon: icons.arrow, name: 'CSV in', note: 'Prices and stock, up to 20 000 lines' },
] as const

/** The sections that have no tab on a phone. */
export function MoreScreen() {
  const { role, offer } = useOffice()
  const price = usePriceOfToday(offer.price)
  useTitle('More')
  return (
    <div className="stack">
      <ScreenHead title="More" />
      <Panel isFlush>
        <ul className={`rows ${styles.pages}`}>
          {LINKS.filter(({ page }) => canViewPage(role, page)).map(({ page, icon, name, note }) => (
            <li key={page}>
              <Link href={officeAddresses[page]} className="item">
                <Icon path={icon} size={22} />
                <span>
                  <b>{name}</b>
                  <small>{note}</small>
                </span>
                <Icon path={icons.next} size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Would you like a shop like this?">
        <p>
          {price === null
            ? 'The shop and this office behind it.'
            : `The shop and this office behind it, ${price}.`}
        </p>
        <p className={`cluster gap-5 ${styles.acts}`}>
          <a href={offer.href}>What you get</a>
          <a href={offer.contactHref}>Ask us</a>
        </p>
      </Panel>
    </div>
  )
}
