import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { own } from './brand.json'
import { LodgeSite } from './LodgeSite.tsx'
import styles from './lodge-site.module.css'

/** The lodge's public page with the live view of the bay. */
export function PublicView() {
  return (
    <Ground tint="aloe">
      <Frame kind="window" left={52} top={44} width={1096} height={910} className={styles.lodge}>
        <LodgeSite brand={own} />
      </Frame>
    </Ground>
  )
}
