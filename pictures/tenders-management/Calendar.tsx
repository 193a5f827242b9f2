import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { addDays, type CalendarDate, dayOf, formatMonth } from '../wording/dates.ts'
import book from './bidbook.module.css'
import styles from './calendar.module.css'
import { shortDay, TODAY } from './office.ts'
import { OPEN_TENDERS, PAVING, ROAD } from './tenders.ts'

const FIRST_MONDAY = '2026-11-02'
const WEEKS = 5
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']

type Event = { date: CalendarDate; time: string; short: string; kind: 'briefing' | 'closing' }

const EVENTS: ReadonlyArray<Event> = [PAVING, ...OPEN_TENDERS].flatMap(({ short, briefing, closing }) => [
  { ...briefing, short, kind: 'briefing' as const },
  { ...closing, short, kind: 'closing' as const },
])

/** A month of briefings and closing times, and the reminder of one of them on a phone. */
export function Calendar() {
  return (
    <Ground tint="dusk">
      <Frame kind="window" left={28} top={36} width={800} className={book.book}>
        <div className={styles.head}>
          <h3 className={book.title}>{formatMonth(TODAY)}</h3>
          <span data-kind="briefing">Briefing</span>
          <span data-kind="closing">Closing time</span>
        </div>
        <div className={styles.month}>
          {WEEKDAYS.map((day) => (
            <p key={day}>{day}</p>
          ))}
          {workingDays().map((date) => (
            <Day key={date} date={date} />
          ))}
        </div>
      </Frame>
      <Phone />
    </Ground>
  )
}

function Day({ date }: { date: CalendarDate }) {
  const isThisMonth = date.slice(0, 7) === TODAY.slice(0, 7)
  return (
    <div data-today={date === TODAY ? '' : undefined} data-other={isThisMonth ? undefined : ''}>
      <b>{dayOf(date)}</b>
      {EVENTS.filter((event) => event.date === date).map((event) => (
        <span key={event.short} className={styles.event} data-kind={event.kind}>
          <span className={book.mono}>{event.time}</span>
          {event.short}
        </span>
      ))}
    </div>
  )
}

function Phone() {
  const upcoming = EVENTS.filter(({ date }) => date > TODAY)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, 3)
  return (
    <Frame
      kind="phone"
      left={824}
      top={196}
      width={352}
      height={800}
      className={`${book.book} ${styles.phone}`}
    >
      <StatusBar time="16:30" />
      <div className={styles.reminder}>
        <b>Tomorrow, {ROAD.closing.time}</b>
        <p>
          {ROAD.title} closes at {ROAD.buyer}.
        </p>
      </div>
      <h4>Next</h4>
      <ul className={styles.next}>
        {upcoming.map(({ date, time, short, kind }) => (
          <li key={`${date} ${short}`} data-kind={kind}>
            <b>{short}</b>
            <span>
              {shortDay(date)}, {time}
            </span>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

function workingDays(): CalendarDate[] {
  return Array.from({ length: WEEKS * WEEKDAYS.length }, (_, index) =>
    addDays(FIRST_MONDAY, Math.floor(index / WEEKDAYS.length) * 7 + (index % WEEKDAYS.length)),
  )
}
