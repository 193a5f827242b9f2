import { useEffect, useRef, useState } from 'react'
import { addDays, type CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { weekdayAndDate } from '../../../../domain/calendar/day-words.ts'
import { timeOfDay } from '../../../../domain/calendar/time-of-day.ts'
import {
  callTimeText,
  isZoneElsewhere,
  NO_TIME,
  readCallTime,
  timeInZone,
} from '../../../../domain/calls/call-time.ts'
import type { OfferedWeek } from '../../../../domain/calls/offered-week.ts'
import { errorIdOf, FieldError, type FieldProps } from '../../../ui/Field.tsx'
import { Moon } from '../../../ui/Moon.tsx'
import tick from '../../../ui/tick.module.css'
import choice from '../ChoiceField.module.css'
import styles from './CallTimes.module.css'

type Props = FieldProps & {
  times: OfferedWeek
  /** The address of another week. */
  weekAddress: (day: CalendarDate) => string
  /** Adds the choice that no time suits. */
  isOptional?: boolean
  onPick?: (startsAt: number | null) => void
}

/**
 * The free times of a week: a row for each day, with a moon for its free share and a radio button for each time. Rows and weeks work
 * without script; in a browser with another time zone, the script shows its time below ours.
 */
export function CallTimes({
  id,
  name,
  label,
  times,
  defaultValue,
  error,
  weekAddress,
  isOptional,
  onPick,
}: Props) {
  const zone = useZoneElsewhere(times)
  const chosenDay = defaultValue?.slice(0, 'YYYY-MM-DD'.length)
  const firstFreeDay = times.days.find(({ free }) => free.length > 0)?.day
  const openedDay = times.days.some(({ day, free }) => day === chosenDay && free.length > 0)
    ? chosenDay
    : firstFreeDay

  const field = useRef<HTMLFieldSetElement>(null)

  // A time chosen before hydration, or restored by a draft, raises no change event in React.
  useEffect(() => reportPicked(field.current, onPick), [onPick])

  return (
    <fieldset
      id={id}
      className={styles.call}
      aria-describedby={error ? `${id}-note ${errorIdOf(id)}` : `${id}-note`}
      ref={field}
      onInput={() => reportPicked(field.current, onPick)}
    >
      <legend>
        {label}
        {isOptional && <small> optional</small>}
      </legend>
      <p id={`${id}-note`} className={styles.note}>
        A call takes {times.minutes} minutes.{' '}
        {zone ? (
          <>
            Big number: <b>time in South Africa</b>. Small number: time where you are.
          </>
        ) : (
          <>
            Times are <b>South African time</b> (UTC+2).
          </>
        )}
      </p>
      <ol className={styles.days}>
        {times.days.map((offered) => (
          <DayRow
            key={offered.day}
            {...offered}
            today={times.today}
            name={name}
            isOpen={offered.day === openedDay}
            defaultValue={defaultValue}
            zone={zone}
          />
        ))}
      </ol>
      <WeekLinks times={times} weekAddress={weekAddress} />
      {isOptional && (
        <label className={choice.option}>
          <input
            type="radio"
            className={tick.tick}
            name={name}
            value={NO_TIME}
            defaultChecked={defaultValue === NO_TIME}
          />
          <span>
            No time suits me <small>Say when we may phone you</small>
          </span>
        </label>
      )}
      {zone && <input type="hidden" name="zone" value={zone} />}
      <FieldError field={id} error={error} />
    </fieldset>
  )
}

function reportPicked(field: HTMLFieldSetElement | null, onPick: Props['onPick']): void {
  onPick?.(readCallTime(field?.querySelector<HTMLInputElement>(':checked')?.value ?? ''))
}

type DayProps = OfferedWeek['days'][number] & {
  today: CalendarDate
  name: string
  isOpen: boolean
  defaultValue: string | undefined
  zone: string | null
}

function DayRow({ day, closed, starts, free, today, name, isOpen, defaultValue, zone }: DayProps) {
  if (free.length === 0)
    return (
      <li className={styles.day}>
        <p className={styles.shut}>
          {closed ? <span className={styles.dash} /> : <Moon fraction={0} size={28} />}
          <b>{weekdayAndDate(day)}</b>
          <small>{closed ?? (day === today ? 'No more today' : 'All taken')}</small>
        </p>
      </li>
    )
  const halves = [
    free.filter((start) => timeOfDay(start) < '12:00'),
    free.filter((start) => timeOfDay(start) >= '12:00'),
  ]
  return (
    <li className={styles.day}>
      <details name="day" open={isOpen}>
        <summary>
          <Moon fraction={free.length / starts} size={28} className={styles.left ?? ''} />
          <DayName day={day} today={today} />
          <small>{free.length} free</small>
        </summary>
        {halves.map((half, index) =>
          half.length === 0 ? null : (
            <ul
              key={index === 0 ? 'Morning' : 'Afternoon'}
              className={styles.pills}
              aria-label={index === 0 ? 'Morning' : 'Afternoon'}
            >
              {half.map((start) => (
                <li key={start}>
                  <label className={styles.pill}>
                    <input
                      type="radio"
                      name={name}
                      value={callTimeText(start)}
                      defaultChecked={defaultValue === callTimeText(start)}
                    />
                    <span>
                      <span className="visually-hidden">{weekdayAndDate(day)}, </span>
                      <b>{timeOfDay(start)}</b>
                      {zone && <small>{timeInZone(zone, start)}</small>}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          ),
        )}
      </details>
    </li>
  )
}

function DayName({ day, today }: { day: CalendarDate; today: CalendarDate }) {
  const nearDayName = day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : null
  return (
    <span className={styles.name}>
      <b>{nearDayName ?? weekdayAndDate(day)}</b>
      {nearDayName && <span> {weekdayAndDate(day)}</span>}
    </span>
  )
}

function WeekLinks({ times, weekAddress }: Pick<Props, 'times' | 'weekAddress'>) {
  const { earlier, later } = times
  return (
    <nav className={styles.weeks} aria-label="Other weeks">
      {earlier && (
        <a href={weekAddress(earlier.monday)} rel="nofollow">
          <b>Earlier</b> {earlier.words}
        </a>
      )}
      {later ? (
        <a href={weekAddress(later.monday)} rel="nofollow">
          <b>Later</b> {later.words}
        </a>
      ) : (
        <p>This is as far as we plan.</p>
      )}
    </nav>
  )
}

/** The browser's time zone, if it has another time than ours; null on the server and before the script runs. */
function useZoneElsewhere({ days }: OfferedWeek): string | null {
  const [zone, setZone] = useState<string | null>(null)
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const starts = days.flatMap(({ free }) => free)
    if (starts.some((start) => isZoneElsewhere(timeZone, start))) setZone(timeZone)
  }, [days])
  return zone
}
