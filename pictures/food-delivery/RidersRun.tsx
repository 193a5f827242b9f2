import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { formatRand } from '../wording/rand.ts'
import { Bike } from './Bike.tsx'
import fc from './four-corners.module.css'
import { Backspace, Telephone } from './Icons.tsx'
import { type Drop, EXPECTED_TIME, FOLLOWED_ORDER, kilometresOf, PIN, RUN, totalOf } from './orders.ts'
import styles from './riders-run.module.css'

const CASH_SO_FAR_CENTS = 41_000
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0']

/** Three drops in order, and the door of the first: the rider enters the customer’s PIN on his phone. */
export function RidersRun() {
  return (
    <Ground tint="marula">
      <Frame kind="phone" left={52} top={36} width={660} height={1060} className={`${fc.fc} ${styles.phone}`}>
        <StatusBar time={EXPECTED_TIME} />
        <div className={styles.head}>
          <h3>{RUN.length} drops</h3>
          <span>{kilometresOf(RUN)} km, all in Brixton</span>
        </div>
        <ol className={styles.run}>
          {RUN.map((drop, index) => (
            <Stop key={drop.order} drop={drop} place={index + 1} />
          ))}
        </ol>
        <p className={styles.cash}>
          <span>Cash on you</span>
          <span>{formatRand(CASH_SO_FAR_CENTS)}</span>
        </p>
      </Frame>
      <Bike className={styles.bike} lettered />
      <Frame kind="sheet" left={756} top={300} width={396} className={`${fc.fc} ${fc.sheet} ${styles.door}`}>
        <h4>{FOLLOWED_ORDER.name}’s PIN</h4>
        <p className={fc.pin}>
          {PIN.map((digit, index) => (
            <b key={digit} data-open={index === PIN.length - 1 ? '' : undefined}>
              {index < PIN.length - 1 && digit}
            </b>
          ))}
        </p>
        <ul>
          {KEYS.map((key) => (
            <li key={key} data-next={key === PIN.at(-1) ? '' : undefined}>
              {key}
            </li>
          ))}
          <li>
            <Backspace />
          </li>
        </ul>
      </Frame>
    </Ground>
  )
}

function Stop({ drop, place }: { drop: Drop; place: number }) {
  const first = drop === FOLLOWED_ORDER
  return (
    <li data-now={first ? '' : undefined}>
      <i>{place}</i>
      <div>
        <b>{drop.name}</b>
        <p>{drop.address}</p>
        <p className={styles.landmark}>{drop.landmark}</p>
      </div>
      <span data-paid={drop.paid}>
        {drop.paid === 'card' ? 'Paid by card' : `Cash ${formatRand(totalOf(drop))}`}
      </span>
      {first && (
        <div className={styles.actions}>
          <span className={styles.call}>
            <Telephone />
          </span>
          <span className={fc.go}>Delivered</span>
        </div>
      )}
    </li>
  )
}
