import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { Bay } from './Bay.tsx'
import styles from './public-view.module.css'

/** The lodge's own site, with the one view that everybody may see. */
export function PublicView() {
  return (
    <Ground tint="aloe">
      <Frame kind="window" left={52} top={44} width={1096} height={910} className={styles.lodge}>
        <div className={styles.bar}>
          <i />
          <i />
          <i />
          <span>kelpbay.example/bay</span>
        </div>
        <div className={styles.nav}>
          <b>Kelp Bay Lodge</b>
          <span>Rooms</span>
          <span data-on="">The bay</span>
          <span>Book</span>
        </div>
        <div className={styles.view}>
          <Bay className={styles.bay} />
          <div className={styles.clock}>
            <b>18:52</b>
            <div>
              <strong>Live</strong>
              <span>Sunset at 19:36</span>
            </div>
          </div>
        </div>
        <div className={styles.foot}>
          <p>One camera, pointed at the water.</p>
          <span>30 seconds behind</span>
        </div>
      </Frame>
    </Ground>
  )
}
