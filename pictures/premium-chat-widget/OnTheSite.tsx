import { Ground } from '../frames/Ground.tsx'
import type { BrandProps } from '../live/scene-brand.ts'
import { GuestChat } from './GuestChat.tsx'
import { GuestHousePage } from './GuestHousePage.tsx'
import { GuestHouseSite } from './GuestHouseSite.tsx'
import { Launcher } from './Widget.tsx'

/** The chat open on the guest house's page, the first answer already there. */
export function OnTheSite() {
  return (
    <Ground tint="jacaranda">
      <GuestHousePage hour="day" />
      <GuestChat />
      <Launcher right={36} top={768} />
    </Ground>
  )
}

/** The same as one window of 760 by 720, the page filling it. */
export function OnNarrowSite({ brand }: BrandProps) {
  return (
    <>
      <GuestHouseSite brand={brand} hour="day" narrow />
      <GuestChat narrow />
    </>
  )
}
