import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { CameraPicture } from './camera/CameraPicture.tsx'
import room from './control-room.module.css'
import { DAY } from './day.ts'
import { GATE_STILLS } from './places/gate.ts'
import { Stamped } from './Stamped.tsx'
import styles from './slow-line.module.css'

const [LATEST] = GATE_STILLS

/** The gate on the owner's phone when the line is weak, and what the change to stills saves. */
export function SlowLine() {
  return (
    <Ground tint="aloe">
      <Sheet />
      <Frame
        kind="phone"
        left={40}
        top={36}
        width={640}
        height={960}
        className={`${room.room} ${styles.phone}`}
      >
        <StatusBar time={LATEST.time.slice(0, 5)} />
        <div className={styles.head}>
          <h3>Gate</h3>
          <span className={room.amber}>Weak line</span>
        </div>
        <Stamped view={LATEST.view} date={DAY} time={LATEST.time} className={styles.still} />
        <div className={styles.say}>
          <p>Stills every {STILLS.seconds} seconds to save data</p>
          <Countdown secondsLeft={3} />
        </div>
        <p className={styles.foot}>
          {STILLS.kilobytes} kB a still <b>{STILLS_MB} MB an hour</b>
        </p>
      </Frame>
    </Ground>
  )
}

/** The line's speed, and the data that an hour of live video or stills takes. */
function Sheet() {
  return (
    <Frame kind="sheet" left={644} top={84} width={520} className={`${room.room} ${styles.sheet}`}>
      <h4>The gate’s line</h4>
      <Speed />
      <h4>An hour of watching</h4>
      <Amount name="Live" megabytes={LIVE_MB} />
      <Amount name="Stills" megabytes={STILLS_MB} />
      <ol className={styles.stills}>
        {GATE_STILLS.map(({ time, view }) => (
          <li key={time}>
            <CameraPicture view={view} />
            <span className={room.clock}>{time}</span>
          </li>
        ))}
      </ol>
    </Frame>
  )
}

function Speed() {
  const x = (index: number) => (index * 390) / (SPEEDS.length - 1)
  const y = (speed: number) => 170 - speed * 0.15
  const line = SPEEDS.map((speed, index) => `${x(index)} ${y(speed)}`).join('L')
  return (
    <div className={styles.speed}>
      <svg width="400" height="176" viewBox="0 0 400 176" aria-hidden="true">
        <path d={`M${line}L390 176H0Z`} fill="#26332c" />
        <path d={`M0 ${y(NEEDED_SPEED)}H390`} stroke="#f3cf7a" strokeWidth="3" strokeDasharray="10 9" />
        <path d={`M${line}`} fill="none" stroke="#8fe0a2" strokeWidth="6" strokeLinejoin="round" />
        <circle cx="388" cy={y(SPEEDS.at(-1) ?? 0)} r="11" fill="#fffdf6" />
      </svg>
      <p>Live needs this much</p>
    </div>
  )
}

function Amount({ name, megabytes }: { name: string; megabytes: number }) {
  return (
    <div className={styles.amount}>
      <span>{name}</span>
      <b>{megabytes} MB</b>
      <i style={{ width: `${(100 * megabytes) / LIVE_MB}%` }} />
    </div>
  )
}

function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const circumference = 2 * Math.PI * 50
  const elapsedLength = (circumference * (STILLS.seconds - secondsLeft)) / STILLS.seconds
  return (
    <svg width="120" height="120" viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="50" fill="none" stroke="#31423a" strokeWidth="13" />
      <circle
        cx="60"
        cy="60"
        r="50"
        fill="none"
        stroke="#8fe0a2"
        strokeWidth="13"
        strokeDasharray={`${elapsedLength} ${circumference}`}
        transform="rotate(-90 60 60)"
      />
      <text x="60" y="76" textAnchor="middle" fontSize="46" fontWeight="650" fill="#eef4ee">
        {secondsLeft}
      </text>
    </svg>
  )
}

const STILL_KB = 25
const SECONDS_BETWEEN_STILLS = 10
const LIVE_KBIT_A_SECOND = 700

const STILLS = { kilobytes: STILL_KB, seconds: SECONDS_BETWEEN_STILLS }

/** Megabytes an hour. */
const STILLS_MB = (STILL_KB * (3600 / SECONDS_BETWEEN_STILLS)) / 1000
const LIVE_MB = (LIVE_KBIT_A_SECOND * 3600) / 8 / 1000

/** The line's speed every 15 seconds, in kilobits a second. */
const SPEEDS = [980, 1010, 940, 860, 900, 720, 640, 690, 480, 300, 240, 190, 160, 180, 140, 150, 130]
const NEEDED_SPEED = LIVE_KBIT_A_SECOND
