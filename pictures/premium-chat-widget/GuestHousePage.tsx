import { Frame } from '../frames/Frame.tsx'
import { OWN_BRANDS } from '../live/own-brands.ts'
import { GuestHouseSite } from './GuestHouseSite.tsx'

/** The guest house's own site in a window, on which the widget stands. */
export function GuestHousePage({ hour }: { hour: 'day' | 'night' }) {
  return (
    <Frame kind="window" left={44} top={48} width={1000} height={900}>
      <GuestHouseSite brand={OWN_BRANDS['premium-chat-widget']} hour={hour} />
    </Frame>
  )
}
