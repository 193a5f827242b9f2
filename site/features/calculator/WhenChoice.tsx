import { memo } from 'react'
import { type CalendarDate, formatDate } from '../../../domain/calendar/calendar.ts'
import { completionSentence } from '../../../domain/calendar/completion.ts'
import { payOnNote, planDate } from '../../../domain/plan/instalments.ts'
import { FORM_FIELDS } from '../../../domain/plan/link/form-params.ts'
import { payDayName } from '../../../domain/plan/link/read-plan-query.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import type { PayDay } from '../../../domain/pricing/terms.ts'
import { BUILD_START_CONDITION, PAID_AFTER_REVIEW_NOTE } from '../../../domain/pricing/time-to-build.ts'
import { capitalised, counted } from '../../../domain/wording.ts'
import { controlClass, errorIdOf } from '../../ui/Field.tsx'
import fields from './fields.module.css'
import pills from './pills.module.css'
import { Fault, Question } from './Question.tsx'
import question from './question.module.css'
import type { Change } from './use-calculator.ts'
import { useDraft } from './use-draft.ts'
import styles from './WhenChoice.module.css'

type Props = {
  completed: CalendarDate
  /** False if the completion date is calculated. */
  isChosen: boolean
  buildDays: number
  payDay: PayDay
  firstDue: CalendarDate
  /** Whether the app stores review it after it is built. */
  isInStores: boolean
  card: RateCard
  today: CalendarDate
  change: Change
}

export const WhenChoice = memo(function WhenChoice(props: Props) {
  const {
    completed,
    isChosen,
    buildDays: days,
    payDay: chosen,
    firstDue,
    isInStores,
    card,
    today,
    change,
  } = props
  const note = payOnNote(firstDue)
  const { input, fault } = useDraft({
    value: completed,
    faultOf: (text) => (text === '' ? null : completionSentence(text, today)),
    onText: (text, isDone) => {
      if (text !== '' || isDone) change({ completed: text || null })
    },
  })
  return (
    <Question title="When?">
      <div className={fields.fields}>
        <div>
          <label htmlFor="completed">
            {isInStores ? 'When it goes to the app stores' : 'Likely completion'}
          </label>
          <input
            {...input}
            id="completed"
            name="completed"
            type="date"
            aria-describedby={fault ? `${errorIdOf('completed')} completed-hint` : 'completed-hint'}
            className={controlClass}
          />
          <Fault field="completed" sentence={fault} />
          {!isChosen && <input type="hidden" name={FORM_FIELDS.shownCompletion} value={completed} />}
          <small id="completed-hint">
            {`${formatDate(completed)}. We need ${counted(days, 'working day')} ${BUILD_START_CONDITION}.`}
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
                  className={question.unseen}
                  name="payDay"
                  value={payDay}
                  checked={payDay === chosen}
                  onChange={() => change({ payDay: String(payDay) })}
                />
                {capitalised(payDayName(payDay))}
              </label>
            ))}
          </div>
          <small>
            {`First instalment: ${planDate(firstDue)}${note ? ` (${note})` : ''}, the first pay day at least ${card.firstPaymentGapDays} days after ${isInStores ? 'the stores accept it' : 'it is finished'}.`}
          </small>
        </div>
        <small className={styles.both}>
          {/* One text node, because browsers translate each by itself. */}
          {`${isInStores ? `${PAID_AFTER_REVIEW_NOTE} ` : ''}Your accounts with others, such as a payment provider, are your own: you pay what they charge.`}
        </small>
      </div>
    </Question>
  )
})
