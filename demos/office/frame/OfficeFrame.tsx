import '../office-tokens.css'
import '../office-base.css'
import type { ReactNode } from 'react'
import type { Role } from '../../domain/roles.ts'
import type { StaffMember } from '../../domain/shop-state.ts'
import type { ShopBrand } from '../../shop-brand.ts'
import { HeadBar } from './HeadBar.tsx'
import styles from './OfficeFrame.module.css'
import { PhoneTabs } from './PhoneTabs.tsx'
import { RoleSwitch } from './RoleSwitch.tsx'
import type { SectionName } from './sections.ts'

type Props = {
  brand: ShopBrand
  section: SectionName
  role: Role
  /** One of each role. */
  staff: Readonly<Record<Role, StaffMember>>
  toPack: number
  onRole: (role: Role) => void
  /** Above the bar: what says that it is a demo. */
  above?: ReactNode
  children: ReactNode
}

/** The frame around every screen of the office. */
export function OfficeFrame({ brand, section, role, staff, toPack, onRole, above, children }: Props) {
  return (
    <div data-room="office" className={styles.frame}>
      {above}
      <HeadBar brand={brand} role={role} section={section} toPack={toPack}>
        <RoleSwitch staff={staff} role={role} onChoose={onRole} />
      </HeadBar>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <PhoneTabs role={role} section={section} />
    </div>
  )
}
