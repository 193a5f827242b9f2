import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { formatRand } from '../wording/rand.ts'
import fc from './four-corners.module.css'
import { Tick } from './Icons.tsx'
import { EXPECTED_TIME, FOLLOWED, minutesBetween, PIN, RIDER, RIDING_TIME, totalOf } from './orders.ts'
import { StreetMap } from './StreetMap.tsx'
import styles from './tracking.module.css'

const STATES = [
  { name: 'Received', at: '18:02', state: 'done' },
  { name: 'Cooking', at: '18:05', state: 'done' },
  { name: 'On the way', at: '18:22', state: 'now' },
  { name: 'Delivered', at: `about ${EXPECTED_TIME}`, state: 'next' },
]

/** Where the order is, who has it, and the number that only she knows. */
export function Tracking() {
  return (
    <Ground tint="marula">
      <Frame kind="phone" left={56} top={36} width={640} height={1060} className={fc.fc}>
        <StatusBar time={RIDING_TIME} />
        <StreetMap className={styles.map} viewBox="150 64 704 584" />
        <div className={styles.news}>
          <h3>{minutesBetween(RIDING_TIME, EXPECTED_TIME)} minutes away</h3>
          <p>
            {RIDER} has your bunny chow
            <br />
            and half gatsby
          </p>
          <p className={styles.paid}>Paid by card: {formatRand(totalOf(FOLLOWED))}</p>
        </div>
      </Frame>
      <Frame kind="sheet" left={736} top={64} width={408} className={`${fc.fc} ${fc.sheet} ${styles.order}`}>
        <h4>Order {FOLLOWED.order}</h4>
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
        className={`${fc.fc} ${fc.sheet} ${styles.secret}`}
      >
        <h4>PIN for {RIDER}</h4>
        <p className={fc.pin}>
          {PIN.map((figure) => (
            <b key={figure}>{figure}</b>
          ))}
        </p>
        <p>Give it at the door, not before.</p>
      </Frame>
    </Ground>
  )
}
