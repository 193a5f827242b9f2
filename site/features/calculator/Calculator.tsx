import { Fragment, type ReactNode, useDeferredValue } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { FORM_FIELDS } from '../../../domain/plan/link/form-params.ts'
import { afterLumpSum } from '../../../domain/plan/plan-sentence.ts'
import { isInAppStores } from '../../../domain/pricing/time-to-build.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { AskPlan, FORM_ID, RecalculateButton } from './AskPlan.tsx'
import styles from './Calculator.module.css'
import { DesignChoice } from './DesignChoice.tsx'
import { Details } from './Details.tsx'
import { ExtrasChoice } from './ExtrasChoice.tsx'
import type { CalculatorFacts } from './facts.ts'
import { LinkNotes } from './LinkNotes.tsx'
import { LumpSumChoice } from './LumpSumChoice.tsx'
import { MonthsChoice } from './MonthsChoice.tsx'
import { NeedChoice } from './NeedChoice.tsx'
import { PayerChoice } from './PayerChoice.tsx'
import { PlanCard } from './PlanCard.tsx'
import { SizeChoice } from './SizeChoice.tsx'
import { useCalculator } from './use-calculator.ts'
import type { PlanView } from './view.ts'
import { WhenChoice } from './WhenChoice.tsx'

type Props = {
  /** The query of the valid parts of the link. */
  start: string
  /** The corrections that were needed to read the link. */
  changes: ReadonlyArray<string>
  facts: CalculatorFacts
  /** Shown before the means of keeping the plan. */
  children?: ReactNode
}

/**
 * The calculator. Without script it is a plain GET form to itself; with it, an island that updates at once: the question and the
 * sum at the press, slower parts (the calendar, every line, every instalment) right after it.
 */
export function Calculator({ start, changes, facts, children }: Props) {
  const { view, change, formRef, isLive, spoken, typedLumpSum } = useCalculator(start, facts)
  const settledView = useDeferredValue(view)
  const { card, state, estimate } = view
  const { choices } = state
  return (
    <>
      <div className={`wrap ${styles.tool}`}>
        <div>
          <div className={styles.intro}>
            <h1>
              {facts.words.heading.map((line, index) => (
                <Fragment key={line}>
                  {index > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </h1>
            <p className="lead">{facts.words.lead}</p>
            <LinkNotes view={view} today={facts.today} changes={changes} />
            <PlanHeader view={view} />
          </div>
          <form
            ref={formRef}
            id={FORM_ID}
            action={`${paths.calculator()}#result`}
            className={styles.form}
            // On a reload browsers restore earlier choices, which would not match the figures shown.
            autoComplete="off"
            noValidate
            onSubmit={(event) => event.preventDefault()}
          >
            <input type="hidden" name="v" value={state.version} />
            <input type="hidden" name={FORM_FIELDS.shownNeed} value={choices.need} />
            <input type="hidden" name={FORM_FIELDS.shownMonths} value={state.months} />
            <NeedChoice need={choices.need} card={card} facts={facts} change={change} />
            <div>
              <SizeChoice need={choices.need} units={choices.units} card={card} change={change} />
              <DesignChoice choices={choices} card={card} facts={facts} change={change} />
              <ExtrasChoice choices={choices} card={card} facts={facts} change={change} />
              <PayerChoice payer={state.payer} card={card} change={change} />
              <MonthsChoice view={view} change={change} />
              <WhenChoice
                card={card}
                change={change}
                completed={state.completed}
                isChosen={view.isCompletionChosen}
                payDay={state.payDay}
                firstDue={view.plan.firstDue}
                isInStores={isInAppStores(choices, card)}
                buildDays={estimate.buildDays}
                today={facts.today}
              />
              <LumpSumChoice view={view} typed={typedLumpSum} change={change} />
              <button
                type="submit"
                className={buttonClass({ className: styles.submit ?? '' })}
                hidden={isLive}
                data-plain
              >
                Work it out
              </button>
              <PlanBar view={view} />
            </div>
          </form>
        </div>
        <PlanCard view={view} settledView={settledView} facts={facts} spoken={spoken} />
      </div>
      <Details view={settledView} facts={facts} change={change}>
        {children}
      </Details>
    </>
  )
}

/** On a phone: the sums and their actions, above the first question. */
function PlanHeader({ view }: { view: PlanView }) {
  return (
    <div className={styles.now}>
      <p>
        <Sums view={view} />
      </p>
      <p className="cluster">
        <AskPlan view={view} variant="moon" size="small">
          Ask about it
        </AskPlan>
        <a href="#result" className="hit">
          See the plan
        </a>
      </p>
    </div>
  )
}

/** On a phone, fixed to the bottom of the screen after the first question: the sums, linked to the plan, and the link to the form. */
function PlanBar({ view }: { view: PlanView }) {
  return (
    <div className={`night off-paper ${styles.bar}`}>
      <div className={styles.sums}>
        <a href="#result">
          <Sums view={view} />
        </a>
        <RecalculateButton />
      </div>
      <AskPlan view={view} variant="moon" size="small">
        Ask
      </AskPlan>
    </div>
  )
}

function Sums({ view: { plan, card, fault } }: { view: PlanView }) {
  return (
    <>
      <b>{formatRand(plan.totalCents)}</b> <small>{card.vat.registered ? 'total, incl. VAT' : 'total'}</small>
      {!fault && (
        <span>{afterLumpSum(plan, `${formatRand(plan.eachCents)} a month for ${plan.months} months`)}</span>
      )}
    </>
  )
}
