import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { dayAndMonth } from '../wording/dates.ts'
import hs from './hillside.module.css'
import { Icon } from './Icons.tsx'
import styles from './listen.module.css'
import { OilLamp } from './OilLamp.tsx'
import { megabytes, SERMON_COUNT, SERMONS, type Sermon } from './sermons.ts'

const ICONS = { playing: 'pause', saved: 'tick', waiting: 'play' } as const
const PLAYED_SECONDS = 12 * 60 + 8

/** Last Sunday's sermon plays; the others say how long they are and how much data they cost. */
export function Listen() {
  return (
    <Ground tint="fynbos">
      <Player sermon={SERMONS[0]} />
      <Frame kind="phone" left={508} top={36} width={640} height={1060} className={hs.hs}>
        <StatusBar time="19:10" />
        <div className={styles.page}>
          <div className={styles.head}>
            <h3>Listen</h3>
            <span className={hs.quiet}>{SERMON_COUNT} sermons</span>
          </div>
          <p className={styles.wifi}>
            Download on Wi-Fi <i />
          </p>
          <ul className={styles.list}>
            {SERMONS.map((sermon) => (
              <Row key={sermon.title} sermon={sermon} />
            ))}
          </ul>
        </div>
      </Frame>
    </Ground>
  )
}

function Row({ sermon: { title, preacher, date, minutes, state } }: { sermon: Sermon }) {
  return (
    <li data-state={state}>
      <i>
        <Icon name={ICONS[state]} size={32} />
      </i>
      <p>
        <b className={hs.serif}>{title}</b>
        <small>
          {preacher}, {dayAndMonth(date)}
        </small>
      </p>
      <p className={styles.size}>
        {minutes} min
        <small>{megabytes(minutes)}</small>
      </p>
    </li>
  )
}

function Player({ sermon: { title, preacher, minutes } }: { sermon: Sermon }) {
  return (
    <Frame kind="sheet" left={56} top={72} width={412} className={`${hs.hs} ${styles.player}`}>
      <OilLamp className={styles.lamp} />
      <div>
        <h4>{title}</h4>
        <p className={hs.quiet}>{preacher}</p>
        <svg className={styles.bar} viewBox="0 0 340 28" aria-hidden="true">
          <rect y="9" width="340" height="10" rx="5" fill="#ded9bf" />
          <rect y="9" width={playedWidth(minutes)} height="10" rx="5" fill="#3c441d" />
          <circle cx={playedWidth(minutes)} cy="14" r="14" fill="#3c441d" />
        </svg>
        <p className={styles.times}>
          <span>{clock(PLAYED_SECONDS)}</span>
          <span>{clock(minutes * 60)}</span>
        </p>
        <p className={styles.controls}>
          <Icon name="back" size={60} />
          <i>
            <Icon name="pause" size={52} />
          </i>
          <Icon name="on" size={60} />
        </p>
      </div>
    </Frame>
  )
}

function playedWidth(minutes: number): number {
  return Math.round((340 * PLAYED_SECONDS) / (minutes * 60))
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
