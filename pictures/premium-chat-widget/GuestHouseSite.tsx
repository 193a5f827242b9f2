import { BrandText } from '../live/BrandText.tsx'
import place from '../live/name-place.module.css'
import type { BrandProps } from '../live/scene-brand.ts'
import { GuestHouse } from './GuestHouse.tsx'
import styles from './guest-house.module.css'
import { ROOM } from './stay.ts'

type Props = BrandProps & {
  hour: 'day' | 'night'
  /** In a window of 760 by 720: the name in a band of its own, the room along the lower edge. */
  narrow?: boolean
}

/** The guest house's site: its address, its name, the house and a room. It fills the window it is shown in. */
export function GuestHouseSite({ brand, hour, narrow = false }: Props) {
  return (
    <div className={`${styles.site} ${narrow ? styles.narrow : ''}`} data-hour={hour}>
      <div className={styles.bar}>
        <i />
        <i />
        <i />
        <span className={place.line}>
          <BrandText brand={brand} part="address" />
        </span>
      </div>
      <GuestHouse />
      <div className={styles.words}>
        <p className={`${styles.name} ${place.line}`}>
          <BrandText brand={brand} />
        </p>
        <div className={styles.claim}>
          Rest under
          <br />
          the sandstone
        </div>
      </div>
      <p className={styles.room}>
        <b>{ROOM.name} room</b> {ROOM.nightly} a night
      </p>
    </div>
  )
}
