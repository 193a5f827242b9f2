import { AddressBar } from '../frames/AddressBar.tsx'
import { Frame } from '../frames/Frame.tsx'
import { formatRand } from '../wording/rand.ts'
import { ADVISERS, CALLS, CHOSEN, MINUTES } from './advice.ts'
import styles from './adviser-booking.module.css'
import { type Layout, NARROW_WINDOW, WIDE_WINDOW } from './layout.ts'
import windows from './windows.module.css'

const [BOOKED] = ADVISERS

/** The price first, then the call: the list of advisers, and twenty minutes with one of them booked on a phone. */
export function AdviserBooking({ narrow = false }: Layout) {
  return (
    <div className={narrow ? styles.narrow : styles.wide}>
      <Frame
        kind="window"
        {...(narrow ? NARROW_WINDOW : { ...WIDE_WINDOW, width: 872 })}
        className={windows.flat}
      >
        <AddressBar address="twenty.example" />
        <div className={styles.head}>
          <h4>One question, twenty minutes</h4>
          <p>Price first, then the call</p>
        </div>
        <ul className={styles.list}>
          {ADVISERS.map(({ name, field, priceCents, next }, at) => (
            <li key={name} data-on={at === 0 ? '' : undefined}>
              <Face at={at} />
              <span>
                <b>{name}</b>
                {field}
              </span>
              <span className={styles.next}>
                <b>{formatRand(priceCents)}</b>
                {next}
              </span>
            </li>
          ))}
        </ul>
      </Frame>
      <Frame
        kind="phone"
        {...(narrow
          ? { left: 296, top: 346, width: 488, height: 514 }
          : { left: 748, top: 262, width: 430, height: 516 })}
        className={styles.phone}
      >
        <Booking />
      </Frame>
    </div>
  )
}

const SHIRTS = ['#24406e', '#8a5a2b', '#3d6b4a', '#8a3f3a', '#5a4a86']
const GROUNDS = ['#cbd7ec', '#efdcbf', '#cfe2cf', '#eacfc9', '#d9d3ec']

/** Nobody in particular. */
function Face({ at }: { at: number }) {
  return (
    <svg className={styles.face} viewBox="0 0 72 72" aria-hidden="true">
      <circle cx="36" cy="36" r="36" fill={GROUNDS[at]} />
      <circle cx="36" cy="29" r="13" fill="#6b4630" />
      <path d="M12 63a24 19 0 0 1 48 0 36 36 0 0 1-48 0Z" fill={SHIRTS[at]} />
    </svg>
  )
}

function Booking() {
  return (
    <div className={styles.booking}>
      <i className={styles.notch} />
      <h4>{BOOKED?.name}</h4>
      <p>Tuesday 24 November</p>
      <ul>
        {CALLS.map(({ time, taken }) => (
          <li key={time} data-taken={taken ? '' : undefined} data-on={time === CHOSEN ? '' : undefined}>
            {time}
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>{MINUTES} minutes</span>
        <b>{formatRand(BOOKED?.priceCents ?? 0)}</b>
      </p>
      <p className={styles.button}>Book and pay</p>
    </div>
  )
}
