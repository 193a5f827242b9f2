import { formatDate } from '../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../domain/money/money.ts'
import type { Plan } from '../../../domain/plan/plan.ts'
import { type CalendarYear, type PaidInstalment, planCalendar } from '../../../domain/plan/plan-calendar.ts'
import { counted } from '../../../domain/wording.ts'
import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import { MoonCalendar } from './MoonCalendar.tsx'
import styles from './Schedule.module.css'

/** Rows of the first year that are shown at first; Schedule.module.css hides the rest (`n + 5`). */
const SHOWN_AT_FIRST = 4

export function Schedule({ plan }: { plan: Plan }) {
  const years = planCalendar(plan)
  return (
    <Section ground="night" labelledBy="schedule">
      <div className={styles.head}>
        <h2 id="schedule">A year is twelve moons</h2>
        <p className="lead">
          Every month you pay, a little more of the moon is lit. When it is full, everything is paid and you
          get the code.
        </p>
      </div>
      <MoonCalendar plan={plan} size="big" />
      <p className={styles.key}>Under each moon: what you have paid by then.</p>
      <div className={styles.years}>
        {years.map((year, at) => (
          <Year key={year.year} year={year} isFirst={at === 0} isLast={at === years.length - 1} />
        ))}
      </div>
    </Section>
  )
}

type YearProps = { year: CalendarYear; isFirst: boolean; isLast: boolean }

function Year({ year: { year, instalments, amountCents }, isFirst, isLast }: YearProps) {
  const others = isFirst ? instalments.length - SHOWN_AT_FIRST : 0
  const count = counted(instalments.length, 'instalment')
  return (
    <details open={isFirst} className={styles.year}>
      <summary>
        <h3>{year}</h3>
        <span>{isLast ? `${count}, and you get the code` : count}</span>
        <b>{formatRand(amountCents)}</b>
        <i aria-hidden="true" />
      </summary>
      <table data-cut={others > 0 || undefined}>
        <caption className="visually-hidden">Instalments of {year}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Share paid</span>
            </th>
            <th scope="col">No.</th>
            <th scope="col">Date</th>
            <th scope="col">Instalment</th>
            <th scope="col">Paid so far</th>
            <th scope="col">Still to pay</th>
          </tr>
        </thead>
        <tbody>
          {instalments.map((instalment) => (
            <Row key={instalment.no} instalment={instalment} />
          ))}
        </tbody>
      </table>
      {others > 0 && (
        <details className={styles.rest}>
          <summary>
            <span>{`Show the other ${others} of ${year}`}</span>
            <span>{`Show fewer of ${year}`}</span>
          </summary>
        </details>
      )}
    </details>
  )
}

function Row({ instalment }: { instalment: PaidInstalment }) {
  const { no, date, amountCents, paidCents, balanceCents, fraction } = instalment
  return (
    <tr data-end={balanceCents === 0 || undefined}>
      <td>
        <Moon fraction={fraction} ground="night" size={28} />
      </td>
      <td>{no}</td>
      <th scope="row">{formatDate(date)}</th>
      <td>{formatRand(amountCents)}</td>
      <td data-word="paid">{formatRand(paidCents)}</td>
      <td data-word="left">{formatRand(balanceCents)}</td>
    </tr>
  )
}
