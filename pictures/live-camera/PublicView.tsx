import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { OWN_BRANDS } from '../live/own-brands.ts'
import { LodgeSite } from './LodgeSite.tsx'
import styles from './lodge-site.module.css'

/** What a guest sees who is not there yet: the bay, live. */
export function PublicView() {
  return (
    <Ground tint="aloe">
      <Frame kind="window" left={52} top={44} width={1096} height={910} className={styles.lodge}>
        <LodgeSite brand={OWN_BRANDS['live-camera']} />
      </Frame>
    </Ground>
  )
}
