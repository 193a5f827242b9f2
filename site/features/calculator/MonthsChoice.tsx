import { memo, useCallback } from 'react'
import { formatDate } from '../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { monthsFault, unavailableReason } from '../../../domain/plan/durations.ts'
import { FORM_FIELDS } from '../../../domain/plan/link/form-params.ts'
import { MIN_MONTHS } from '../../../domain/pricing/terms.ts'
import { phasePath } from '../../../ui/moon.ts'
import ask from './AskPlan.module.css'
import styles from './MonthsChoice.module.css'
import pills from './pills.module.css'
import { Question } from './Question.tsx'
import question from './question.module.css'
import { Stepper } from './Stepper.tsx'
import type { Change } from './use-calculator.ts'
import type { PlanView } from './view.ts'

export function MonthsChoice({ view, change }: { view: PlanView; change: Change }) {
  const { state, plan, card, longest } = view
  const { months, payer } = state
  const choose = useCallback((text: string) => change({ months: text }), [change])
  const restCents = plan.totalCents - plan.lumpSumCents
  const unavailable = card.durations.flatMap(
    (duration) => unavailableReason(duration, restCents, payer, card) ?? [],
  )
  return (
    <Question id="months" title="Over how many months?">
      <div className={`cluster ${styles.monthRow}`}>
        <div className={`${pills.pills} ${styles.months}`} role="radiogroup" aria-label="Months">
          {card.durations.map((duration) => (
            <label key={duration}>
              <input
                type="radio"
                className={question.unseen}
                name="months"
                value={duration}
                checked={duration === months}
                disabled={unavailable.some(({ months }) => months === duration)}
                onChange={() => choose(String(duration))}
              />
              {duration}
            </label>
          ))}
        </div>
        <div className={`cluster ${styles.other}`}>
          <span>or type it</span>
          <Stepper
            id={FORM_FIELDS.typedMonths}
            name={FORM_FIELDS.typedMonths}
            value={months}
            min={MIN_MONTHS}
            max={longest}
            label={`Months, from ${MIN_MONTHS} to ${longest}`}
            fewer="One month fewer"
            more="One month more"
            faultOf={(text) => monthsFault(text, restCents, payer, card)}
            onNumber={choose}
          />
        </div>
      </div>
      <MoonSlider months={months} longest={longest} onMonths={choose} />
      <div className={`cluster ${ask.outdated} ${styles.trade}`}>
        <p>
          <b>{formatRand(plan.eachCents)}</b> <span>{`a month for ${months} months`}</span>
        </p>
        <p>
          Paid off about <b>{formatDate(plan.handover)}</b>
        </p>
      </div>
      {unavailable.map(
        ({ months: duration, reason, sentence }) =>
          // The previous question says which durations are for organisations.
          reason === 'instalment-too-small' && (
            <p key={duration} className={question.hint}>
              {sentence}
            </p>
          ),
      )}
      <p className={question.hint} data-live>
        Slide right: you pay less a month and get the program later. The total does not change.
      </p>
    </Question>
  )
}

type MoonSliderProps = { months: number; longest: number; onMonths: (months: string) => void }

/** A slider whose track is the moons of the plan, and whose thumb is the full one. */
const MoonSlider = memo(function MoonSlider({ months, longest, onMonths }: MoonSliderProps) {
  const steps = longest - MIN_MONTHS
  if (steps === 0) return null
  return (
    <div className={styles.slider}>
      <svg className={styles.track} viewBox={`0 -0.5 ${steps} 1`} aria-hidden="true">
        {Array.from({ length: steps + 1 }, (_, index) => index + MIN_MONTHS).map((month) => (
          <TrackMoon key={month} at={month - MIN_MONTHS} share={month / months} />
        ))}
      </svg>
      <input
        type="range"
        data-live
        name={FORM_FIELDS.sliderMonths}
        min={MIN_MONTHS}
        max={longest}
        value={months}
        aria-label="Months"
        aria-valuetext={`${months} months`}
        onChange={({ target }) => onMonths(target.value)}
      />
    </div>
  )
})

function TrackMoon({ at, share }: { at: number; share: number }) {
  if (share > 1) return <circle cx={at} r=".13" className={styles.dark} />
  return (
    <>
      <circle cx={at} r=".4" className={styles.dark} />
      <path d={phasePath(share, 0.4, at)} className={styles.lit} />
    </>
  )
}
