import { Frame } from '../frames/Frame.tsx'
import { own } from './brand.json'
import { GuestHouseSite } from './GuestHouseSite.tsx'

/** The guest house's own site in a window, on which the widget stands. */
export function GuestHousePage({ hour }: { hour: 'day' | 'night' }) {
  return (
    <Frame kind="window" left={44} top={48} width={1000} height={900}>
      <GuestHouseSite brand={own} hour={hour} />
    </Frame>
  )
}
