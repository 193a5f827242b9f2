import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { CameraPicture } from './camera/CameraPicture.tsx'
import room from './control-room.module.css'
import { CAMERAS, type CameraName, minutes, NOW } from './day.ts'
import { VIEWS } from './views.ts'
import styles from './who-may-watch.module.css'

/** Six people, the hours of the day in which each may watch, and which cameras. */
export function WhoMayWatch() {
  return (
    <Ground tint="aloe">
      <Frame kind="window" left={36} top={32} width={1128} className={room.room}>
        <div className={room.head}>
          <h3>Who may watch</h3>
          <span className={room.live}>{WATCHERS.filter(({ watching }) => watching).length} watching now</span>
          <span className={`${room.clock} ${room.quiet}`}>{NOW.slice(0, 5)}</span>
        </div>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>Name and hours</th>
              <th>
                <Scale />
              </th>
              {CAMERAS.map((name) => (
                <th key={name}>
                  <CameraPicture view={VIEWS[name]} className={styles.thumb} />
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WATCHERS.map((watcher) => (
              <Row key={watcher.name} watcher={watcher} />
            ))}
          </tbody>
        </table>
      </Frame>
    </Ground>
  )
}

function Scale() {
  return (
    <div className={styles.scale}>
      {['00', '12', '24'].map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </div>
  )
}

function Row({ watcher }: { watcher: Watcher }) {
  return (
    <tr data-watching={watcher.watching ? '' : undefined}>
      <td>
        <b>
          {watcher.name}, {watcher.roleOrPlace}
        </b>
        <span>{hoursOf(watcher)}</span>
      </td>
      <td>
        <div className={styles.day}>
          {watchPeriods(watcher).map(({ left, width }) => (
            <i key={left} style={{ left: `${left}%`, width: `${width}%` }} />
          ))}
          <u style={{ left: `${NOW_SHARE}%` }} />
        </div>
      </td>
      {CAMERAS.map((name) => (
        <td key={name}>
          <span className={styles.box}>{watcher.cameras.includes(name) ? <Tick /> : null}</span>
        </td>
      ))}
    </tr>
  )
}

function Tick() {
  return (
    <svg width="52" height="52" viewBox="0 0 52 52" aria-hidden="true">
      <rect width="52" height="52" rx="8" fill="#8fe0a2" />
      <path d="m13 27 9 9 18-20" fill="none" stroke="#101814" strokeWidth="7" />
    </svg>
  )
}

/** An `until` before `from` is on the next day. */
type Watcher = {
  name: string
  roleOrPlace: string
  from: string
  until: string
  note?: string
  cameras: ReadonlyArray<CameraName>
  watching?: true
}

const WATCHERS: ReadonlyArray<Watcher> = [
  {
    name: 'Riaan',
    roleOrPlace: 'owner',
    from: '00:00',
    until: '24:00',
    note: 'always',
    cameras: ['Yard', 'Gate', 'Counter', 'Workshop'],
    watching: true,
  },
  {
    name: 'Nomvula',
    roleOrPlace: 'shop',
    from: '07:00',
    until: '18:00',
    cameras: ['Gate', 'Counter'],
    watching: true,
  },
  { name: 'Sizwe', roleOrPlace: 'foreman', from: '06:00', until: '17:00', cameras: ['Yard', 'Workshop'] },
  { name: 'Guard hut', roleOrPlace: 'night', from: '18:00', until: '06:00', cameras: ['Yard', 'Gate'] },
  { name: 'Priya', roleOrPlace: 'books', from: '08:00', until: '16:00', cameras: ['Counter'] },
  {
    name: 'Client',
    roleOrPlace: 'Lenasia',
    from: '12:00',
    until: '12:30',
    note: 'Fridays, 12:00 to 12:30',
    cameras: ['Workshop'],
  },
]

function hoursOf({ from, until, note }: Watcher): string {
  return note ?? `${from} to ${until}`
}

/** The periods in which a person may watch, in per cent of the day. */
function watchPeriods({ from, until }: Watcher): ReadonlyArray<{ left: number; width: number }> {
  const [start, end] = [share(from), share(until)]
  if (start < end) return [{ left: start, width: end - start }]
  return [
    { left: 0, width: end },
    { left: start, width: 100 - start },
  ]
}

const NOW_SHARE = share(NOW)

function share(time: string): number {
  return (100 * minutes(time)) / (24 * 60)
}
