import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import { own } from './brand.json'
import { CameraPicture } from './camera/CameraPicture.tsx'
import styles from './card.module.css'
import room from './control-room.module.css'
import { CAMERAS, DAY, NOW } from './day.ts'
import fourCameras from './four-cameras.module.css'
import { LodgeSite } from './LodgeSite.tsx'
import lodgeSite from './lodge-site.module.css'
import { SiteProgress } from './SiteProgress.tsx'
import { SlowLine } from './SlowLine.tsx'
import { Stamped } from './Stamped.tsx'
import { VIEWS } from './views.ts'
import { WhoMayWatch } from './WhoMayWatch.tsx'
import '@fontsource-variable/archivo'
import '@fontsource-variable/cormorant-garamond'
import '@fontsource-variable/jetbrains-mono'
import '@fontsource-variable/lora'

/** The joinery's four cameras in the afternoon, on the router's battery. */
function FourCameras() {
  return (
    <Ground tint="aloe">
      <Frame kind="window" left={44} top={32} width={1112} className={room.room}>
        <div className={room.head}>
          <h3>Vaal Joinery</h3>
          <Battery />
          <span className={room.amber}>On battery, 2 h 40 left</span>
        </div>
        <div className={fourCameras.grid}>
          {CAMERAS.map((name) => (
            <figure key={name}>
              <Stamped view={VIEWS[name]} date={DAY} time={NOW} className={fourCameras.picture} />
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

/** The cameras on a card: the yard large, the others beside it. */
function Card() {
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

/** The lodge's public page with the live view of the bay. */
function PublicView() {
  return (
    <Ground tint="aloe">
      <Frame kind="window" left={52} top={44} width={1096} height={910} className={lodgeSite.lodge}>
        <LodgeSite brand={own} />
      </Frame>
    </Ground>
  )
}

export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'live-camera-1', ...GALLERY_SIZE, scene: FourCameras },
  { name: 'live-camera-2', ...GALLERY_SIZE, scene: PublicView },
  { name: 'live-camera-3', ...GALLERY_SIZE, scene: SiteProgress },
  { name: 'live-camera-4', ...GALLERY_SIZE, scene: WhoMayWatch },
  { name: 'live-camera-5', ...GALLERY_SIZE, scene: SlowLine },
  { name: 'live-camera-card', ...GALLERY_SIZE, scene: Card },
]
