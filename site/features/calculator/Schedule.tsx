import { formatDate } from '../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { planDate } from '../../../domain/plan/instalments.ts'
import type { Plan } from '../../../domain/plan/plan.ts'
import { type CalendarYear, type PaidInstalment, planCalendar } from '../../../domain/plan/plan-calendar.ts'
import { counted } from '../../../domain/wording.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import { MoonCalendar } from './MoonCalendar.tsx'
import styles from './Schedule.module.css'

export function Schedule({ heading, plan }: { heading: string; plan: Plan }) {
  return (
    <Section ground="night" labelledBy="schedule">
      <div className={`stack ${styles.head}`}>
        <h2 id="schedule">{heading}</h2>
        <p className="lead">
          Every month you pay, a little more of the moon is lit. You pay on your pay day, or the next working
          day.
        </p>
      </div>
      <MoonCalendar plan={plan} size="big" />
      <p className={styles.key}>Under each moon: what you have paid by then.</p>
      <div className={styles.years}>
        <Disclosure
          title={<h3 id="instalments">Every instalment</h3>}
          teaser={`${counted(plan.months, 'instalment')}, the last ${planDate(plan.handover)}`}
        >
          {planCalendar(plan).map((year) => (
            <Year key={year.year} year={year} />
          ))}
        </Disclosure>
      </div>
    </Section>
  )
}

function Year({ year: { year, instalments, amountCents } }: { year: CalendarYear }) {
  return (
    <table data-year={year}>
      <caption>
        {`Instalments of ${year} `}
        <b>{formatRand(amountCents)}</b>
      </caption>
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
  )
}

function Row({ instalment }: { instalment: PaidInstalment }) {
  const { no, date, amountCents, paidCents, balanceCents, fraction } = instalment
  return (
    <tr data-end={balanceCents === 0 || undefined}>
      <td>
        <Moon fraction={fraction} size={28} />
      </td>
      <td>{no}</td>
      <th scope="row">{formatDate(date)}</th>
      <td>{formatRand(amountCents)}</td>
      <td data-word="paid">{formatRand(paidCents)}</td>
      <td data-word="left">{formatRand(balanceCents)}</td>
    </tr>
  )
}
