import { memo } from 'react'
import { formatDate } from '../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { payOnNote, planDate } from '../../../domain/plan/instalments.ts'
import { validitySentence } from '../../../domain/plan/link/quote-reference.ts'
import { instalmentSentence } from '../../../domain/plan/plan-sentence.ts'
import { totalLabel } from '../../../domain/pricing/price-sentence.ts'
import { BUILD_START_CONDITION, isInAppStores } from '../../../domain/pricing/time-to-build.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { counted } from '../../../domain/wording.ts'
import { AskPlan, RecalculateButton } from './AskPlan.tsx'
import type { CalculatorFacts } from './facts.ts'
import { MoonCalendar } from './MoonCalendar.tsx'
import styles from './PlanCard.module.css'
import { type PlanView, planTitle } from './view.ts'

type Props = {
  view: PlanView
  /** The deferred view, from which slow parts are rendered after the response to a press. */
  settledView: PlanView
  facts: CalculatorFacts
  /** The sum in words, for screen readers. */
  spoken: string
}

/** The plan beside the questions: the total first, then the instalment, both dates, and the actions. */
export function PlanCard({ view, settledView, facts, spoken }: Props) {
  const { estimate, card, fault, reference, changes } = view
  return (
    <aside className={styles.side} id="result" aria-label="Your plan">
      <div className={`night ${styles.plan}`}>
        <p className={styles.top}>
          <span>Estimate</span>
          <span>{reference}</span>
        </p>
        <p className={styles.work}>{planTitle(view, facts)}</p>
        <div aria-live="polite" className={styles.notes}>
          {changes.map((change) => (
            <p key={change} className={styles.note}>
              {change}
            </p>
          ))}
        </div>
        <p role="status" className="visually-hidden">
          {spoken}
        </p>
        <div className={styles.sums}>
          <div className={styles.total}>
            <p>{totalLabel(card)}</p>
            <b>{formatRand(estimate.totalCents)}</b>
          </div>
          {!fault && <Instalment view={view} />}
        </div>
        <RecalculateButton />
        {fault ? (
          <p>
            <span>{fault}</span>{' '}
            <a href={paths.contactWithPlan(view.query)} rel="nofollow">
              Write to us
            </a>
            . Your choices come along.
          </p>
        ) : (
          <Dates view={settledView} />
        )}
        <p className={styles.fine}>{`Estimate, not a quotation. ${validitySentence(view, facts.today)}`}</p>
      </div>
    </aside>
  )
}

function Instalment({ view: { plan } }: { view: PlanView }) {
  return (
    <div className={styles.instalment}>
      <p>{`A month, for ${plan.months} months`}</p>
      <b>{formatRand(plan.eachCents)}</b>
      <span>{`${instalmentSentence(plan)}. No interest and no administration fee.`}</span>
    </div>
  )
}

const Dates = memo(function Dates({ view }: { view: PlanView }) {
  return (
    <>
      <MoonCalendar plan={view.plan} />
      <dl className="rows">
        {datesOf(view).map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span>{value}</span>
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="cluster off-paper">
        <AskPlan view={view} variant="moon">
          Ask about this plan
        </AskPlan>
        <a href="#keep" className="hit">
          Keep or send it
        </a>
      </div>
    </>
  )
})

type PlanFact = { name: string; value: string; note?: string | null }

function datesOf({ plan, estimate, card, state }: PlanView): Array<PlanFact> {
  const { buildDays, vatCents } = estimate
  const isInStores = isInAppStores(state.choices, card)
  const beginNote = isInStores
    ? `${BUILD_START_CONDITION}; then the app stores check it`
    : BUILD_START_CONDITION
  const onCompletion = {
    name: `On completion, ${formatDate(plan.completed)}`,
    value: formatRand(plan.lumpSumCents),
  }
  return [
    ...(plan.lumpSumCents > 0 ? [onCompletion] : []),
    { name: 'Time to build', value: counted(buildDays, 'working day'), note: beginNote },
    {
      name: 'First instalment',
      value: planDate(plan.firstDue),
      note: payOnNote(plan.firstDue),
    },
    {
      name: 'You get the program',
      value: planDate(plan.handover),
      note: 'the whole program, so that you can run it without us',
    },
    card.vat.registered
      ? { name: 'VAT inside the total', value: formatRand(vatCents) }
      : { name: 'VAT', value: 'No VAT is charged' },
  ]
}
