import { formatRand } from '../../../domain/money/money.ts'
import { parseRand } from '../../../domain/money/parse-rand.ts'
import { writePlanQuery } from '../../../domain/plan/link/plan-query.ts'
import { lumpSumFault } from '../../../domain/plan/plan-limits.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { controlClass, errorIdOf } from '../../ui/Field.tsx'
import fields from './fields.module.css'
import { updateInPlace } from './form-query.ts'
import { Fault, Question } from './Question.tsx'
import type { Change } from './use-calculator.ts'
import { useDraft } from './use-draft.ts'
import type { PlanView } from './view.ts'

/** @param props.typed the amount as typed, shown while it is ambiguous */
export function LumpSumChoice({ view, typed, change }: { view: PlanView; typed: string; change: Change }) {
  const { lumpSumQuestion: openQuestion, state, card } = view
  const { input, fault } = useDraft({
    value: openQuestion ? typed : formatRand(state.lumpSumCents),
    faultOf: (text) => amountFault(text, view),
    onText: (text) => change({ lumpSum: text }),
  })
  const descriptions = [openQuestion && 'lump-sum-question', fault && errorIdOf('lump-sum'), 'lump-sum-hint']
  return (
    <Question title="Pay a part when it is finished?">
      <div className={fields.fields}>
        <div>
          <label htmlFor="lump-sum">Amount, optional</label>
          <input
            {...input}
            id="lump-sum"
            name="lumpSum"
            inputMode="decimal"
            className={controlClass}
            aria-describedby={descriptions.filter(Boolean).join(' ')}
            aria-invalid={Boolean(openQuestion || fault) || undefined}
          />
          <Fault field="lump-sum" sentence={fault} />
          {openQuestion && (
            <div className="cluster" id="lump-sum-question">
              <p>Do you mean</p>
              {openQuestion.ask.map((cents) => (
                <a
                  key={cents}
                  href={paths.calculator(writePlanQuery({ ...state, lumpSumCents: cents }, card))}
                  rel="nofollow"
                  className={buttonClass({ variant: 'line', size: 'small' })}
                  onClick={updateInPlace(() => change({ lumpSum: formatRand(cents) }))}
                >
                  {formatRand(cents)}
                </a>
              ))}
            </div>
          )}
          <small id="lump-sum-hint">We divide the rest. The total stays the same.</small>
        </div>
      </div>
    </Question>
  )
}

function amountFault(text: string, { plan, card }: PlanView): string | null {
  const parsedAmount = parseRand(text.trim() || '0')
  if ('fault' in parsedAmount) return parsedAmount.fault
  return 'ask' in parsedAmount ? null : lumpSumFault(parsedAmount.cents, plan.totalCents, plan.months, card)
}
