import { BrandText } from '../../live/BrandText.tsx'
import place from '../../live/name-place.module.css'
import type { BrandProps } from '../../live/scene-brand.ts'
import fc from '../four-corners.module.css'
import { KitchenBoard } from '../KitchenBoard.tsx'
import { KITCHEN_TIME } from '../kitchen.ts'
import board from '../kitchen-board.module.css'
import styles from './kitchen-tablet.module.css'

/** The kitchen's tablet, headed by the business's name. */
export function KitchenTablet({ brand }: BrandProps) {
  return (
    <div className={`${fc.fc} ${board.night} ${board.narrow}`}>
      <KitchenBoard
        head={
          <>
            <div className={`${fc.display} ${styles.name} ${place.lines}`}>
              <BrandText brand={brand} />
            </div>
            <b>{KITCHEN_TIME}</b>
          </>
        }
      />
    </div>
  )
}
