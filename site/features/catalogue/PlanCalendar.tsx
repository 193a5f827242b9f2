import { Moon } from '../../ui/Moon.tsx'
import styles from './PlanCalendar.module.css'
import { MONTH_INITIALS, type MoonMonth, type MoonYear } from './plan-calendar.ts'

type Props = { years: ReadonlyArray<MoonYear> }

/** A row a year, a column a month; each moon is lit as far as the plan is paid. The dates beside it say it in words. */
export function PlanCalendar({ years }: Props) {
  return (
    <div className={styles.calendar} aria-hidden="true">
      <div className={styles.row}>
        <span />
        {MONTH_INITIALS.map((initial, at) => (
          // Months share initials, and their order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={at}>{initial}</span>
        ))}
      </div>
      {years.map(({ year, months }) => (
        <div key={year} className={styles.row}>
          <b>{year}</b>
          {months.map((month, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a month has no other name here
            <Month key={at} month={month} />
          ))}
          {endsPlan(months) && <Yours room={12 - months.length} />}
        </div>
      ))}
    </div>
  )
}

function Month({ month }: { month: MoonMonth }) {
  if (month.kind === 'before') return <i className={styles.before} />
  return (
    <Moon
      fraction={month.fraction}
      ground="night"
      className={(month.last ? styles.last : styles.moon) ?? ''}
    />
  )
}

/** Beside the last moon where the rest of its year leaves room for it, else below. */
function Yours({ room }: { room: number }) {
  return <span className={room >= 5 ? styles.beside : styles.below}>The code is yours</span>
}

function endsPlan(months: ReadonlyArray<MoonMonth>): boolean {
  const last = months.at(-1)
  return last?.kind === 'paid' && last.last
}
