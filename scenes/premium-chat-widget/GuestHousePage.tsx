import { Frame } from '../frames/Frame.tsx'
import { GuestHouse } from './GuestHouse.tsx'
import styles from './guest-house.module.css'
import { ROOM } from './stay.ts'

/** The guest house's own site, on which the widget stands. */
export function GuestHousePage({ hour }: { hour: 'day' | 'night' }) {
  return (
    <Frame kind="window" left={44} top={48} width={1000} height={900}>
      <div className={styles.site} data-hour={hour}>
        <div className={styles.bar}>
          <i />
          <i />
          <i />
          <span>blouheuwel.example</span>
        </div>
        <GuestHouse />
        <div className={styles.words}>
          <p className={styles.name}>Blouheuwel</p>
          <h3>
            Rest under
            <br />
            the sandstone
          </h3>
        </div>
        <p className={styles.room}>
          <b>{ROOM.name} room</b> {ROOM.nightly} a night
        </p>
      </div>
    </Frame>
  )
}
