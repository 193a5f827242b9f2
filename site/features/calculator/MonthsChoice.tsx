import { formatDate } from '../../../domain/calendar.ts'
import { whyWithheld } from '../../../domain/durations.ts'
import { MIN_MONTHS } from '../../../domain/instalments.ts'
import { formatRand } from '../../../domain/money.ts'
import { FORM_FIELDS } from './form-query.ts'
import styles from './MonthsChoice.module.css'
import { MoonSlider } from './MoonSlider.tsx'
import pills from './pills.module.css'
import { Question } from './Question.tsx'
import question from './question.module.css'
import { Stepper } from './Stepper.tsx'
import type { Change } from './use-calculator.ts'
import type { PlanView } from './view.ts'

type Props = { view: PlanView; change: Change }

export function MonthsChoice({ view, change }: Props) {
  const { state, plan, card, longest, withheld } = view
  const { months } = state
  const choose = (text: string) => change({ months: text })
  return (
    <Question id="months" title="Over how many months?">
      <div className={styles.monthRow}>
        <div className={`${pills.pills} ${styles.months}`} role="radiogroup" aria-label="Months">
          {card.durations.map((duration) => (
            <label key={duration}>
              <input
                type="radio"
                name="months"
                value={duration}
                checked={duration === months}
                disabled={isWithheld(duration, view)}
                onChange={() => choose(String(duration))}
              />
              {duration}
            </label>
          ))}
        </div>
        <span className={styles.other}>
          <span>or type it</span>
          <Stepper
            name={FORM_FIELDS.typedMonths}
            value={months}
            min={MIN_MONTHS}
            max={longest}
            label={`Months, from ${MIN_MONTHS} to ${longest}`}
            fewer="One month fewer"
            more="One month more"
            onNumber={choose}
          />
        </span>
      </div>
      <MoonSlider plan={plan} longest={longest} onMonths={choose} />
      <div className={styles.trade}>
        <p>
          <b>{formatRand(plan.eachCents)}</b> a month
        </p>
        <p>
          The code is yours on <b>{formatDate(plan.handover)}</b>
        </p>
      </div>
      {withheld.map(({ months: duration, sentence }) => (
        <p key={duration} className={question.hint}>
          {sentence}
        </p>
      ))}
      <p className={`${question.hint} ${styles.slideHint}`}>
        Move the full moon. Further right is less a month and a later hand-over. The total does not change.
      </p>
    </Question>
  )
}

function isWithheld(months: number, { estimate, state, card }: PlanView): boolean {
  return whyWithheld(months, estimate.totalCents - state.lumpSumCents, state.payer, card) !== null
}
