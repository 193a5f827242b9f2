import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { officeAddresses } from '../../addresses.ts'
import type { Role } from '../../shop/rights.ts'
import type { ShopBrand } from '../../shop-brand.ts'
import { ShopName } from '../../visitor-brand/ShopName.tsx'
import styles from './HeadBar.module.css'
import { type SectionName, sectionsOf } from './sections.ts'

type Props = {
  brand: ShopBrand
  role: Role
  section: SectionName
  /** The number of orders to pack; hidden from a bookkeeper. */
  toPack: number
  /** The current member of staff, at the end of the bar. */
  children: ReactNode
}

export function HeadBar({ brand, role, section, toPack, children }: Props) {
  return (
    <header className={styles.bar}>
      <div className={`cluster ${styles.inner}`}>
        <Link href={officeAddresses.orders} className={styles.logo}>
          <ShopName brand={brand} />
        </Link>
        <nav aria-label="Sections" className={`wide-only ${styles.sections}`}>
          {sectionsOf(role).map(({ name, href }) => (
            <Link key={name} href={href} aria-current={name === section ? 'page' : undefined}>
              {name}
              {name === 'Orders' && toPack > 0 && role !== 'bookkeeper' && (
                <i>
                  {toPack}
                  <span className="visually-hidden"> to pack</span>
                </i>
              )}
            </Link>
          ))}
        </nav>
        {children}
      </div>
    </header>
  )
}
