import { formatRand } from '../../../domain/money/money.ts'
import { describeInstalments } from '../../../domain/plan/instalments.ts'
import { CODE_SENTENCE, type OfferInMonths } from '../../../domain/plan/plan-sentence.ts'
import { counted, ordinal } from '../../../domain/wording.ts'
import { Moon } from '../../ui/Moon.tsx'
import styles from './PlanSlip.module.css'

type Props = {
  title: string
  opens: string
  offer: OfferInMonths
  notIncluded: string
  goodToKnow?: string | undefined
  /** The calculator, set to this very plan. */
  planHref: string
}

/** What the solution costs and in which months it is paid, over those of the example plan. */
export function PlanSlip({ title, opens, offer: { estimate, plan }, planHref, ...notes }: Props) {
  return (
    <div className={styles.slip}>
      <p className={styles.title}>{title}</p>
      <p className={styles.label}>
        {estimate.vatCents > 0 ? 'Total, VAT included' : 'Total, no VAT is charged'}
      </p>
      <p className={styles.total}>{formatRand(plan.totalCents)}</p>
      <p className={styles.label}>A month, for {plan.months} months</p>
      <p className={styles.instalments}>{describeInstalments(plan.amounts)}</p>
      <p className={styles.promise}>No interest and no administration fee.</p>
      <PlanMonths months={plan.months} />
      <dl className={styles.dates}>
        <Line term={opens} value={`After ${counted(estimate.buildDays, 'working day')}`} />
        <Line term="First instalment" value="Month 1" />
        <Line term="You get the code" value={`With the ${ordinal(plan.months)} instalment`} />
        {estimate.vatCents > 0 && <Line term="VAT inside the total" value={formatRand(estimate.vatCents)} />}
      </dl>
      <p className={styles.small}>
        The calculator shows the dates. We hand the code over once the last instalment has cleared.{' '}
        {CODE_SENTENCE}{' '}
        <a href={planHref} rel="nofollow" className={styles.change}>
          Change the months
        </a>
      </p>
      <Note heading="Not in the price" text={`${notes.notIncluded} ${OTHER_COMPANIES}`} />
      {notes.goodToKnow && <Note heading="Good to know" text={notes.goodToKnow} />}
    </div>
  )
}

const OTHER_COMPANIES =
  'The calculator lists what you pay other companies, such as a domain name and hosting.'

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

/** The months of a plan from 1 to the last, each a moon lit as far as the plan is paid. The lines below say it in words. */
function PlanMonths({ months }: { months: number }) {
  return (
    <div className={styles.months} aria-hidden="true">
      {Array.from({ length: months }, (_, at) => at + 1).map((month) => (
        <span key={month} className={month === months ? styles.last : undefined}>
          {month}
          <Moon fraction={month / months} ground="night" className={styles.moon ?? ''} />
        </span>
      ))}
    </div>
  )
}
