import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { OFFICE } from '../../demos/addresses.ts'
import { HeadBar } from '../../demos/office/frame/HeadBar.tsx'
import type { SectionName } from '../../demos/office/frame/sections.ts'
import { NALEDI } from '../../demos/shop/staff.ts'
import { AddressBar } from '../frames/AddressBar.tsx'
import { Frame } from '../frames/Frame.tsx'
import { own } from './brand.json'
import { TO_PACK } from './shop.ts'
import { surfaces } from './surfaces.ts'

type Props = {
  /** The path after the shop's address. */
  path: string
  section: SectionName
  className?: string | undefined
  children: ReactNode
}

const ZOOM = 1.5

/** The shop's office in a wide window, on a dark background. */
export function OfficeWindow({ path, section, className = '', children }: Props) {
  return (
    <div className={surfaces.night}>
      <Frame kind="window" left={40} top={40} width={1120} height={820} className={surfaces.window}>
        <AddressBar address={`${own.address}${path}`} />
        <Router ssrPath={OFFICE}>
          <div data-room="office" className={`${surfaces.office} ${className}`} style={{ zoom: ZOOM }}>
            <HeadBar brand={own} role={NALEDI.role} section={section} toPack={TO_PACK}>
              {null}
            </HeadBar>
            <div className={surfaces.page}>{children}</div>
          </div>
        </Router>
      </Frame>
    </div>
  )
}
