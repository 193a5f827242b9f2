import '../office-tokens.css'
import '../office-base.css'
import type { ReactNode } from 'react'
import type { StaffMember } from '../../shop/shop-state.ts'
import type { ShopBrand } from '../../shop-brand.ts'
import { HeadBar } from './HeadBar.tsx'
import styles from './OfficeFrame.module.css'
import { PhoneTabs } from './PhoneTabs.tsx'
import { RoleSwitch } from './RoleSwitch.tsx'
import type { SectionName } from './sections.ts'

type Props = {
  brand: ShopBrand
  section: SectionName
  staff: ReadonlyArray<StaffMember>
  /** Through whose eyes one looks. */
  me: StaffMember
  onLookAs: (name: string) => void
  toPack: number
  /** Above the bar: what says that it is a demo. */
  above?: ReactNode
  children: ReactNode
}

/** The frame around every screen of the office. */
export function OfficeFrame({ brand, section, staff, me, onLookAs, toPack, above, children }: Props) {
  return (
    <div data-room="office" className={styles.frame}>
      {above}
      <HeadBar brand={brand} role={me.role} section={section} toPack={toPack}>
        <RoleSwitch staff={staff} me={me} onChoose={onLookAs} />
      </HeadBar>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <PhoneTabs role={me.role} section={section} />
    </div>
  )
}
