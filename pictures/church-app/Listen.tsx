import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { dayAndMonth } from '../wording/dates.ts'
import hs from './hillside.module.css'
import { Icon } from './Icons.tsx'
import styles from './listen.module.css'
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
          <Icon name="forward" size={60} />
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

/** The picture of the sermon that plays: a clay lamp, burning. */
function OilLamp({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 440 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h440v440H0Z" fill="#3c441d" />
      <circle cx="318" cy="184" r="150" fill="#4c5527" />
      <circle cx="318" cy="184" r="98" fill="#626a31" />
      <path d="M0 352h440v88H0Z" fill="#2c3215" />
      <path d="M318 108c34 44 30 84 0 100-30-16-34-56 0-100Z" fill="#e2932f" />
      <path d="M318 148c16 24 14 46 0 56-14-10-16-32 0-56Z" fill="#fbe7a8" />
      <path
        d="M84 276c0-34 44-56 108-56 40 0 62 12 92 2 16-6 30-16 42-12 16 6 12 24 2 34-26 28-44 76-92 92-10 4-78 4-88 0-40-14-64-34-64-60Z"
        fill="#b9683c"
      />
      <path
        d="M84 276c0-34 44-56 108-56 16 0 30 2 44 4-70 6-112 30-116 72-24-4-36-12-36-20Z"
        fill="#cf8152"
      />
      <ellipse cx="186" cy="236" rx="44" ry="13" fill="#7c3f20" />
      <path
        d="M92 262c-44-26-62 14-28 40 14 12 34 18 48 18"
        fill="none"
        stroke="#b9683c"
        strokeWidth="18"
        strokeLinecap="round"
      />
      <path d="M146 332h92l14 24H132Z" fill="#9a5330" />
      <path
        d="M150 296c30 12 70 10 104-10"
        stroke="#e2b545"
        strokeWidth="6"
        strokeDasharray="2 14"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}
