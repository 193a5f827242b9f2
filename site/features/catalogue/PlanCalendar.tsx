import { monthInitial } from '../../../domain/calendar/calendar.ts'
import type { CalendarMonth, CalendarYear } from '../../../domain/plan/plan-calendar.ts'
import { Moon } from '../../ui/Moon.tsx'
import styles from './PlanCalendar.module.css'

type Props = { years: ReadonlyArray<CalendarYear> }

/** A row a year, a column a month; each moon is lit as far as the plan is paid. The dates beside it say it in words. */
export function PlanCalendar({ years }: Props) {
  return (
    <div className={styles.calendar} aria-hidden="true">
      <div className={styles.row}>
        <span />
        {years[0]?.months.map(({ month }) => (
          <span key={month}>{monthInitial(`2027-${String(month).padStart(2, '0')}-01`)}</span>
        ))}
      </div>
      {years.map(({ year, months }) => (
        <Year key={year} year={year} months={months.filter(({ kind }) => kind !== 'after')} />
      ))}
    </div>
  )
}

function Year({ year, months }: { year: number; months: ReadonlyArray<CalendarMonth> }) {
  const last = months.at(-1)
  const endsPlan = last?.kind === 'paid' && last.last
  return (
    <div className={styles.row}>
      <b>{year}</b>
      {months.map((month) => (
        <Month key={month.month} month={month} />
      ))}
      {endsPlan && <Yours room={12 - months.length} />}
    </div>
  )
}

function Month({ month }: { month: CalendarMonth }) {
  if (month.kind !== 'paid') return <i className={styles.before} />
  const className = month.last ? styles.last : styles.moon
  return <Moon fraction={month.instalment.fraction} ground="night" className={className ?? ''} />
}

/** Beside the last moon where the rest of its year leaves room for it, else below. */
function Yours({ room }: { room: number }) {
  return <span className={room >= 5 ? styles.beside : styles.below}>The code is yours</span>
}
