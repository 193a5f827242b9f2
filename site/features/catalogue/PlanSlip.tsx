import { formatDate } from '../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { describeInstalments } from '../../../domain/plan/instalments.ts'
import type { Offer } from '../../../domain/plan/offer.ts'
import { planCalendar } from '../../../domain/plan/plan-calendar.ts'
import { PlanCalendar } from './PlanCalendar.tsx'
import styles from './PlanSlip.module.css'
import { amountsOf } from './solution-meta.ts'

type Props = {
  title: string
  opens: string
  offer: Offer
  notIncluded: string
  goodToKnow?: string | undefined
  /** The calculator, set to this very plan. */
  planHref: string
}

/** What the solution costs and when it is paid, on the example's terms. */
export function PlanSlip({ title, opens, offer: { estimate, plan }, planHref, ...notes }: Props) {
  return (
    <div className={styles.slip}>
      <p className={styles.title}>{title}</p>
      <p className={styles.label}>
        {estimate.vatCents > 0 ? 'Total, VAT included' : 'Total, no VAT is charged'}
      </p>
      <p className={styles.total}>{formatRand(plan.totalCents)}</p>
      <p className={styles.label}>A month, for {plan.months} months</p>
      <p className={styles.instalments}>{describeInstalments(amountsOf(plan))}</p>
      <p className={styles.promise}>No interest and no administration fee.</p>
      <PlanCalendar years={planCalendar(plan)} />
      <dl className={styles.dates}>
        <Line term={opens} value={formatDate(plan.completed)} />
        <Line term="First instalment" value={formatDate(plan.firstDue)} />
        <Line term="The code is yours" value={formatDate(plan.handover)} />
        {estimate.vatCents > 0 && <Line term="VAT inside the total" value={formatRand(estimate.vatCents)} />}
      </dl>
      <p className={styles.small}>
        Example dates. The code is handed over once the last instalment has cleared.{' '}
        <a href={planHref} rel="nofollow" className={styles.change}>
          Change the months
        </a>
      </p>
      <Note heading="Not in the price" text={notes.notIncluded} />
      {notes.goodToKnow && <Note heading="Good to know" text={notes.goodToKnow} />}
    </div>
  )
}

function Note({ heading, text }: { heading: string; text: string }) {
  return (
    <div className={styles.small}>
      <h3>{heading}</h3>
      <p>{text}</p>
    </div>
  )
}

function Line({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}
