import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import book from './bidbook.module.css'
import { own } from './brand.json'
import { TenderDesk } from './TenderDesk.tsx'

/** The tender desk on the day before the road tender closes. */
export function TendersForYou() {
  return (
    <Ground tint="dusk">
      <Frame kind="window" left={60} top={44} width={1080} height={910} className={book.book}>
        <TenderDesk brand={own} />
      </Frame>
    </Ground>
  )
}
