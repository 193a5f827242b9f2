import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { CameraPicture } from './camera/CameraPicture.tsx'
import styles from './card.module.css'
import room from './control-room.module.css'
import { NOW } from './day.ts'
import { VIEWS } from './views.ts'

/** The cameras at the size of a card: the yard at large, the others beside it. */
export function Card() {
  return (
    <Ground tint="aloe">
      <Frame kind="window" left={56} top={56} width={1088} height={910} className={room.room}>
        <div className={`${room.picture} ${styles.yard}`}>
          <CameraPicture view={VIEWS.Yard} />
          <p>
            Yard <span className={room.live}>live</span>
          </p>
          <b className={room.clock}>{NOW.slice(0, 5)}</b>
        </div>
        <div className={styles.others}>
          {(['Gate', 'Counter', 'Workshop'] as const).map((name) => (
            <div key={name} className={room.picture}>
              <CameraPicture view={VIEWS[name]} />
            </div>
          ))}
        </div>
      </Frame>
    </Ground>
  )
}
