import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import fc from './four-corners.module.css'
import { KitchenBoard } from './KitchenBoard.tsx'
import { KITCHEN_TIME } from './kitchen.ts'
import board from './kitchen-board.module.css'
import { EVENING } from './orders.ts'

/** The kitchen's tablet on a Saturday evening. */
export function KitchenScreen() {
  return (
    <Ground tint="marula">
      <Frame kind="tablet" left={40} top={30} width={1120} height={960} className={`${fc.fc} ${board.night}`}>
        <KitchenBoard
          head={
            <>
              <b>{KITCHEN_TIME}</b>
              <span>{EVENING}</span>
            </>
          }
        />
      </Frame>
    </Ground>
  )
}
