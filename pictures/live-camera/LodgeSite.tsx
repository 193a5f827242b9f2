import { BrandText } from '../live/BrandText.tsx'
import place from '../live/name-place.module.css'
import type { BrandProps } from '../live/scene-brand.ts'
import { Bay, PlainBay } from './Bay.tsx'
import styles from './lodge-site.module.css'

/** The lodge's own site, with the one view that everybody may see. It fills the window it is shown in. */
export function LodgeSite({ brand, narrow = false }: BrandProps & { narrow?: boolean }) {
  return (
    <>
      <div className={styles.bar}>
        <i />
        <i />
        <i />
        <span>
          <BrandText brand={brand} part="address" />
          /bay
        </span>
      </div>
      <div className={styles.nav}>
        <b className={narrow ? place.lines : place.line}>
          <BrandText brand={brand} />
        </b>
        <span>Rooms</span>
        <span data-on="">The bay</span>
        <span>Book</span>
      </div>
      <div className={styles.view}>
        {narrow ? <PlainBay className={styles.plainBay} /> : <Bay className={styles.bay} />}
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
    </>
  )
}

/** The same in a window of 760 by 720, with room for a name of two lines. */
export function NarrowLodgeSite({ brand }: BrandProps) {
  return (
    <div className={`${styles.lodge} ${styles.narrow}`}>
      <LodgeSite brand={brand} narrow />
    </div>
  )
}
