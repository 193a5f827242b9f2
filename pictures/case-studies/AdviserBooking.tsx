import { AddressBar } from '../frames/AddressBar.tsx'
import { Frame } from '../frames/Frame.tsx'
import { formatRand } from '../wording/rand.ts'
import styles from './adviser-booking.module.css'
import { type Layout, NARROW_WINDOW, WIDE_WINDOW } from './layout.ts'
import windows from './windows.module.css'

// An example network of advisers, on Tuesday 24 November 2026. Amounts are whole cents, VAT included.

const MINUTES = 20

/** Sorted by their next free call. */
const ADVISERS = [
  { name: 'Labour adviser', field: 'Contracts and hearings', priceCents: 48_000, next: 'Today 14:20' },
  { name: 'Accountant', field: 'VAT and small-business tax', priceCents: 45_000, next: 'Today 15:40' },
  { name: 'Food technologist', field: 'Labels and shelf life', priceCents: 52_000, next: 'Tomorrow 09:00' },
  { name: 'Customs agent', field: 'Codes and duties', priceCents: 49_000, next: 'Tomorrow 10:20' },
]

/** When the labour adviser takes calls, in minutes after midnight. */
const OPEN_MINUTES = { from: 13 * 60, to: 17 * 60 }
const INTERVAL_MINUTES = 40
const TAKEN_TIMES = ['13:00', '15:40']
const CHOSEN_TIME = '14:20'
const CALLS = Array.from({ length: (OPEN_MINUTES.to - OPEN_MINUTES.from) / INTERVAL_MINUTES }, (_, index) => {
  const minutes = OPEN_MINUTES.from + index * INTERVAL_MINUTES
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return { time, taken: TAKEN_TIMES.includes(time) }
})

const [BOOKED_ADVISER] = ADVISERS

/** The list of advisers with their prices, and on a phone a call of twenty minutes being booked. */
export function AdviserBooking({ narrow = false }: Layout) {
  return (
    <div className={narrow ? styles.narrow : styles.wide}>
      <Frame
        kind="window"
        {...(narrow ? NARROW_WINDOW : { ...WIDE_WINDOW, width: 776 })}
        className={windows.flat}
      >
        <AddressBar address="twenty.example" />
        <div className={styles.head}>
          <h4>One question, twenty minutes</h4>
          <p>Price first, then the call</p>
        </div>
        <ul className={styles.list}>
          {(narrow ? ADVISERS.slice(0, 2) : ADVISERS).map(({ name, field, priceCents, next }, index) => (
            <li key={name} data-on={index === 0 ? '' : undefined}>
              <Face index={index} />
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
          ? { left: 156, top: 440, width: 488, height: 514 }
          : { left: 752, top: 250, width: 430, height: 516 })}
        className={styles.phone}
      >
        <Booking />
      </Frame>
    </div>
  )
}

/** A bun, short hair, a headscarf, long hair: paths drawn behind the head and over it. */
const FACES = [
  {
    ground: '#cbd7ec',
    shirt: '#24406e',
    skin: '#6b4630',
    hair: '#1d1613',
    behind: 'M36 4a7 7 0 0 1 0 14 7 7 0 0 1 0-14Z',
    over: 'M22 29a14 14 0 0 1 28 0c-7-6-21-6-28 0Z',
  },
  {
    ground: '#efdcbf',
    shirt: '#8a5a2b',
    skin: '#d9a67e',
    hair: '#6f655c',
    behind: '',
    over: 'M23 27c0-16 26-16 26 0l-3 1c-1-6-19-6-20 0Z',
  },
  {
    ground: '#cfe2cf',
    shirt: '#3d6b4a',
    skin: '#8d5f3f',
    hair: '#b4472f',
    behind: 'M49 21l9 13-11 1Z',
    over: 'M21 28c-1-18 31-18 30 0-8-7-22-7-30 0Z',
  },
  {
    ground: '#eacfc9',
    shirt: '#8a3f3a',
    skin: '#f0c7a6',
    hair: '#4a2c1c',
    behind: 'M21 28c0-19 30-19 30 0v20H21Z',
    over: 'M23 28c1-13 14-13 15-9 4-2 11 0 11 9-3-5-8-6-12-6-4 0-11 1-14 6Z',
  },
] as const

/** An invented face, different for each adviser. */
function Face({ index }: { index: number }) {
  const face = FACES[index]
  if (!face) throw new Error(`No face is drawn for adviser ${index + 1}`)
  return (
    <svg className={styles.face} viewBox="0 0 72 72" aria-hidden="true">
      <circle cx="36" cy="36" r="36" fill={face.ground} />
      <path d={face.behind} fill={face.hair} />
      <path d="M12 63a24 19 0 0 1 48 0 36 36 0 0 1-48 0Z" fill={face.shirt} />
      <circle cx="36" cy="29" r="13" fill={face.skin} />
      <path d={face.over} fill={face.hair} />
    </svg>
  )
}

function Booking() {
  return (
    <div className={styles.booking}>
      <i className={styles.notch} />
      <h4>{BOOKED_ADVISER?.name}</h4>
      <p>Tuesday 24 November</p>
      <ul>
        {CALLS.map(({ time, taken }) => (
          <li key={time} data-taken={taken ? '' : undefined} data-on={time === CHOSEN_TIME ? '' : undefined}>
            {time}
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>{MINUTES} minutes</span>
        <b>{formatRand(BOOKED_ADVISER?.priceCents ?? 0)}</b>
      </p>
      <p className={styles.button}>Book and pay</p>
    </div>
  )
}
