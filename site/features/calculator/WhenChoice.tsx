import { formatDate } from '../../../domain/calendar.ts'
import { completionFault } from '../../../domain/completion.ts'
import { capitalised } from '../../../domain/counting-words.ts'
import { payDayName } from '../../../domain/read-plan-query.ts'
import { controlClass } from '../../ui/Field.tsx'
import { DraftField } from './DraftField.tsx'
import type { CalculatorFacts } from './facts.ts'
import fields from './fields.module.css'
import { FORM_FIELDS } from './form-query.ts'
import pills from './pills.module.css'
import { Question } from './Question.tsx'
import type { Change } from './use-calculator.ts'
import type { PlanView } from './view.ts'
import styles from './WhenChoice.module.css'

type Props = { view: PlanView; today: CalculatorFacts['today']; change: Change }

export function WhenChoice({ view, today, change }: Props) {
  const { state, card, estimate, completionChosen } = view
  const days = estimate.buildDays
  const takeDate = (text: string, isDone: boolean) => {
    if (completionFault(text, today) === null) change({ completed: text })
    else if (isDone && text === '') change({ completed: null })
  }
  return (
    <Question title="When?">
      <div className={fields.fields}>
        <div>
          <label htmlFor="completed">Likely completion</label>
          <DraftField
            id="completed"
            name="completed"
            type="date"
            value={state.completed}
            describedBy="completed-hint"
            className={controlClass}
            onText={takeDate}
          />
          {!completionChosen && (
            <input type="hidden" name={FORM_FIELDS.shownCompletion} value={state.completed} />
          )}
          <small id="completed-hint">
            {formatDate(state.completed)}. We start with today plus {days} working day{days === 1 ? '' : 's'}{' '}
            of building. Change it to suit you.
          </small>
        </div>
        <div>
          <p className={fields.label} id="pay-day">
            Pay day
          </p>
          <div className={`${pills.pills} ${styles.days}`} role="radiogroup" aria-labelledby="pay-day">
            {card.payDays.map((payDay) => (
              <label key={payDay}>
                <input
                  type="radio"
                  name="payDay"
                  value={payDay}
                  checked={payDay === state.payDay}
                  onChange={() => change({ payDay: String(payDay) })}
                />
                {capitalised(payDayName(payDay))}
              </label>
            ))}
          </div>
          <small>
            The first pay day at least {card.firstPaymentGapDays} days after completion, or the next working
            day.
          </small>
        </div>
      </div>
    </Question>
  )
}
