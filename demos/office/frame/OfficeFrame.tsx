import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../../ui/Icon.tsx'
import { TabBar } from '../../../ui/TabBar.tsx'
import type { StaffMember } from '../../shop/shop-state.ts'
import type { ShopBrand } from '../../shop-brand.ts'
import { HeadBar } from './HeadBar.tsx'
import styles from './OfficeFrame.module.css'
import { RoleSwitch } from './RoleSwitch.tsx'
import { type SectionName, tabOf, tabsOf } from './sections.ts'
import '../../../ui/layout.css'
import '../office-base.css'

type Props = {
  brand: ShopBrand
  section: SectionName
  staff: ReadonlyArray<StaffMember>
  /** The current member of staff. */
  me: StaffMember
  onSwitch: (name: string) => void
  /** The number of orders to pack. */
  toPack: number
  /** The demo bar, above the header. */
  above: ReactNode
  children: ReactNode
}

/** The frame around every screen of the office. */
export function OfficeFrame({ brand, section, staff, me, onSwitch, toPack, above, children }: Props) {
  return (
    <div data-room="office" className={styles.frame}>
      {above}
      <HeadBar brand={brand} role={me.role} section={section} toPack={toPack}>
        <RoleSwitch staff={staff} me={me} onChoose={onSwitch} />
      </HeadBar>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <TabBar label="Sections, below" className={styles.tabs}>
        {tabsOf(me.role).map(({ name, href, icon }) => (
          <Link key={name} href={href} aria-current={tabOf(me.role, section) === name ? 'page' : undefined}>
            <Icon path={icon} size={23} />
            {name}
          </Link>
        ))}
      </TabBar>
    </div>
  )
}
