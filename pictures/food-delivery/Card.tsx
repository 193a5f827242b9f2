import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { Bike } from './Bike.tsx'
import styles from './card.module.css'
import { BunnyChow, Gatsby } from './Dishes.tsx'
import fc from './four-corners.module.css'
import { EXPECTED_TIME, FOLLOWED, minutesBetween, PIN, RIDER, RIDING_TIME } from './orders.ts'
import { StreetMap } from './StreetMap.tsx'

/** Three apps that talk to each other: the customer's, the kitchen's ticket, the rider. */
export function Card() {
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
            {PIN.map((figure) => (
              <b key={figure}>{figure}</b>
            ))}
          </p>
        </div>
      </Frame>
      <Frame kind="sheet" left={676} top={56} width={468} className={`${fc.fc} ${styles.ticket}`}>
        <h4>
          {FOLLOWED.order} <span>Ready</span>
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
