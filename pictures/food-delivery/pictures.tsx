import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import { formatRand } from '../wording/rand.ts'
import { Bike } from './Bike.tsx'
import { CashUp } from './CashUp.tsx'
import { ChoosingExtras } from './ChoosingExtras.tsx'
import { CustomerHome } from './CustomerHome.tsx'
import styles from './card.module.css'
import { BunnyChow, Gatsby } from './Dishes.tsx'
import fc from './four-corners.module.css'
import { Tick } from './Icons.tsx'
import { KitchenBoard } from './KitchenBoard.tsx'
import { KITCHEN_TIME } from './kitchen.ts'
import board from './kitchen-board.module.css'
import {
  EVENING,
  EXPECTED_TIME,
  FOLLOWED_ORDER,
  minutesBetween,
  PIN,
  RIDER,
  RIDING_TIME,
  totalOf,
} from './orders.ts'
import { RidersRun } from './RidersRun.tsx'
import { StreetMap } from './StreetMap.tsx'
import trackingStyles from './tracking.module.css'
import '@fontsource-variable/archivo/wdth.css'

const STATES = [
  { name: 'Received', at: '18:02', state: 'done' },
  { name: 'Cooking', at: '18:05', state: 'done' },
  { name: 'On the way', at: '18:22', state: 'now' },
  { name: 'Delivered', at: `about ${EXPECTED_TIME}`, state: 'next' },
]

/** Where the order is, which rider has it, and the PIN that only the customer knows. */
function Tracking() {
  return (
    <Ground tint="marula">
      <Frame kind="phone" left={56} top={36} width={640} height={1060} className={fc.fc}>
        <StatusBar time={RIDING_TIME} />
        <StreetMap className={trackingStyles.map} viewBox="150 64 704 584" />
        <div className={trackingStyles.news}>
          <h3>{minutesBetween(RIDING_TIME, EXPECTED_TIME)} minutes away</h3>
          <p>
            {RIDER} has your bunny chow
            <br />
            and half gatsby
          </p>
          <p className={trackingStyles.paid}>Paid by card: {formatRand(totalOf(FOLLOWED_ORDER))}</p>
        </div>
      </Frame>
      <Frame
        kind="sheet"
        left={736}
        top={64}
        width={408}
        className={`${fc.fc} ${fc.sheet} ${trackingStyles.order}`}
      >
        <h4>Order {FOLLOWED_ORDER.order}</h4>
        <ol>
          {STATES.map(({ name, at, state }) => (
            <li key={name} data-state={state}>
              <i>{state === 'done' && <Tick />}</i>
              <b>{name}</b>
              <span>{at}</span>
            </li>
          ))}
        </ol>
      </Frame>
      <Frame
        kind="sheet"
        left={640}
        top={540}
        width={504}
        className={`${fc.fc} ${fc.sheet} ${trackingStyles.secret}`}
      >
        <h4>PIN for {RIDER}</h4>
        <p className={fc.pin}>
          {PIN.map((digit) => (
            <b key={digit}>{digit}</b>
          ))}
        </p>
        <p>Give it at the door, not before.</p>
      </Frame>
    </Ground>
  )
}

/** Three apps that talk to each other: the customer's, the kitchen's and the rider's. */
function Card() {
  return (
    <Ground tint="marula">
      <Frame kind="phone" left={56} top={56} width={580} height={1000} className={fc.fc}>
        <StreetMap className={styles.map} viewBox="156 74 690 550" names={false} />
        <div className={styles.news}>
          <h3>
            {minutesBetween(RIDING_TIME, EXPECTED_TIME)} minutes
            <br />
            away
          </h3>
          <p className={fc.pin}>
            {PIN.map((digit) => (
              <b key={digit}>{digit}</b>
            ))}
          </p>
        </div>
      </Frame>
      <Frame kind="sheet" left={676} top={56} width={468} className={`${fc.fc} ${styles.ticket}`}>
        <h4>
          {FOLLOWED_ORDER.order} <span>Ready</span>
        </h4>
        <ul>
          <li>
            <BunnyChow className={styles.dish} />
            Mutton bunny
          </li>
          <li>
            <Gatsby className={styles.dish} />
            Half gatsby
          </li>
        </ul>
        <p>{RIDER} has it</p>
      </Frame>
      <Bike className={styles.bike} lettered />
    </Ground>
  )
}

/** The kitchen's tablet on a Saturday evening. */
function KitchenScreen() {
  return (
    <Ground tint="marula">
      <Frame kind="tablet" left={40} top={30} width={1120} height={960} className={`${fc.fc} ${board.night}`}>
        <KitchenBoard head={<KitchenHead />} />
      </Frame>
    </Ground>
  )
}

export function KitchenHead() {
  return (
    <>
      <b>{KITCHEN_TIME}</b>
      <span>{EVENING}</span>
    </>
  )
}

export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'food-delivery-1', ...GALLERY_SIZE, scene: CustomerHome },
  { name: 'food-delivery-2', ...GALLERY_SIZE, scene: ChoosingExtras },
  { name: 'food-delivery-3', ...GALLERY_SIZE, scene: Tracking },
  { name: 'food-delivery-4', ...GALLERY_SIZE, scene: KitchenScreen },
  { name: 'food-delivery-5', ...GALLERY_SIZE, scene: RidersRun },
  { name: 'food-delivery-6', ...GALLERY_SIZE, scene: CashUp },
  { name: 'food-delivery-card', ...GALLERY_SIZE, scene: Card },
]
