import { formatDate } from '../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../domain/money/money.ts'
import type { Plan } from '../../../domain/plan/plan.ts'
import { type CalendarMonth, planCalendar, planCalendarInWords } from '../../../domain/plan/plan-calendar.ts'
import { Moon } from '../../ui/Moon.tsx'
import styles from './MoonCalendar.module.css'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

type Props = {
  plan: Plan
  /** `big`: with the amount paid by then below each moon. */
  size?: 'small' | 'big'
}

/** A row for each year, a column for each month; each moon is lit by the share paid by then. */
export function MoonCalendar({ plan, size = 'small' }: Props) {
  return (
    <div className={styles.calendar} data-size={size} role="img" aria-label={planCalendarInWords(plan)}>
      <div className={styles.row} data-head>
        <span />
        {MONTHS.map((month) => (
          <span key={month}>{size === 'big' ? month : month.slice(0, 1)}</span>
        ))}
      </div>
      {planCalendar(plan).map(({ year, months }) => (
        <div key={year} className={styles.row}>
          <b>{year}</b>
          {months.map((month) => (
            <Month key={month.month} month={month} plan={plan} size={size} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Month({ month, plan, size }: { month: CalendarMonth; plan: Plan; size: 'small' | 'big' }) {
  if (month.kind === 'after') return null
  const isPaid = month.kind === 'paid'
  const isLast = isPaid && month.last
  return (
    <>
      <span className={styles.month} data-last={isLast || undefined}>
        {isPaid ? <Moon fraction={month.instalment.fraction} /> : <Ring />}
        {size === 'big' && (
          <>
            <i>{MONTHS[month.month - 1]}</i>
            <small>{formatRand(isPaid ? month.instalment.paidCents : plan.lumpSumCents)}</small>
          </>
        )}
      </span>
      {isLast && <HandoverNote freeMonths={12 - month.month} plan={plan} size={size} />}
    </>
  )
}

function Ring() {
  return (
    <svg viewBox="-12 -12 24 24" aria-hidden="true" className={styles.ring}>
      <circle r="10.4" />
    </svg>
  )
}

/** The note beside the last moon if its year has space, otherwise in its own row. */
function HandoverNote({ freeMonths, plan, size }: { freeMonths: number; plan: Plan; size: 'small' | 'big' }) {
  return (
    <span
      className={styles.handoverNote}
      data-room={freeMonths >= 5 ? freeMonths : 'none'}
      data-room-of-six={freeMonths % 6}
    >
      {size === 'big' ? (
        <>
          <b>About {formatDate(plan.handover)}</b> It is paid. You get the program itself.
        </>
      ) : (
        'Paid off'
      )}
    </span>
  )
}
