import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import room from './control-room.module.css'
import { CAMERAS, DAY, NOW } from './day.ts'
import styles from './four-cameras.module.css'
import { Stamped } from './Stamped.tsx'
import { VIEWS } from './views.ts'

/** The joinery's four cameras in the afternoon, on the router's battery. */
export function FourCameras() {
  return (
    <Ground tint="aloe">
      <Frame kind="window" left={44} top={32} width={1112} className={room.room}>
        <div className={room.head}>
          <h3>Vaal Joinery</h3>
          <Battery />
          <span className={room.amber}>On battery, 2 h 40 left</span>
        </div>
        <div className={styles.grid}>
          {CAMERAS.map((name) => (
            <figure key={name}>
              <Stamped view={VIEWS[name]} date={DAY} time={NOW} className={styles.picture} />
              <figcaption>
                {name}
                <span className={room.live}>live</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </Frame>
    </Ground>
  )
}

function Battery() {
  return (
    <svg width="50" height="26" viewBox="0 0 50 26" aria-hidden="true">
      <path d="M2 2h42v22H2Z" fill="none" stroke="#f3cf7a" strokeWidth="3" />
      <path d="M45 9h5v8h-5ZM6 6h22v14H6Z" fill="#f3cf7a" />
    </svg>
  )
}
