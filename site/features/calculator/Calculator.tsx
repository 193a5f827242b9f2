import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import styles from './Calculator.module.css'
import { DesignChoice } from './DesignChoice.tsx'
import { ExtrasChoice } from './ExtrasChoice.tsx'
import type { CalculatorFacts } from './facts.ts'
import { FORM_FIELDS } from './form-query.ts'
import { Keep } from './Keep.tsx'
import { Lengths } from './Lengths.tsx'
import { LinkNotes } from './LinkNotes.tsx'
import { LumpSumChoice } from './LumpSumChoice.tsx'
import { MonthsChoice } from './MonthsChoice.tsx'
import { NeedChoice } from './NeedChoice.tsx'
import { Others } from './Others.tsx'
import { PayerChoice } from './PayerChoice.tsx'
import { PlanBar } from './PlanBar.tsx'
import { PlanCard } from './PlanCard.tsx'
import { Schedule } from './Schedule.tsx'
import { SizeChoice } from './SizeChoice.tsx'
import { SumTable } from './SumTable.tsx'
import { useCalculator } from './use-calculator.ts'
import { WhenChoice } from './WhenChoice.tsx'

type Props = {
  /** The query to begin with, as it was understood. */
  start: string
  /** What was changed in the link to understand it. */
  changes: ReadonlyArray<string>
  facts: CalculatorFacts
  /** Stands before the ways to keep the plan. */
  children?: ReactNode
}

/** The calculator. Without script a plain GET form to itself; with it, an island that answers at once. */
export function Calculator({ start, changes, facts, children }: Props) {
  const { view, change, formRef, live, spoken, typedLumpSum } = useCalculator(start, facts)
  return (
    <>
      <div className={`wrap ${styles.tool}`}>
        <div>
          <div className={styles.intro}>
            <h1>
              Do the sum
              <br />
              before you call us
            </h1>
            <p className="lead">
              Choose what you need and how many months. You see the total, every line of it, and the day the
              code is yours. We do not ask for your name.
            </p>
            <LinkNotes changes={changes} priceChange={view.priceChange} />
          </div>
          <form
            ref={formRef}
            action={paths.calculator()}
            className={styles.form}
            onSubmit={(event) => event.preventDefault()}
          >
            <input type="hidden" name="v" value={view.state.version} />
            <input type="hidden" name={FORM_FIELDS.shownNeed} value={view.state.choices.need} />
            <input type="hidden" name={FORM_FIELDS.shownMonths} value={view.state.months} />
            <NeedChoice view={view} facts={facts} change={change} />
            <SizeChoice view={view} change={change} />
            <DesignChoice view={view} facts={facts} change={change} />
            <ExtrasChoice view={view} facts={facts} change={change} />
            <PayerChoice view={view} change={change} />
            <MonthsChoice view={view} change={change} />
            <WhenChoice view={view} today={facts.today} change={change} />
            <LumpSumChoice view={view} typed={typedLumpSum} change={change} />
            <button type="submit" className={buttonClass({ className: styles.submit ?? '' })} hidden={live}>
              Work it out
            </button>
          </form>
          <PlanBar view={view} />
        </div>
        <PlanCard view={view} notes={view.changes} spoken={spoken} />
      </div>
      <SumTable view={view} />
      {!view.fault && (
        <>
          <Schedule view={view} />
          <Lengths view={view} change={change} />
        </>
      )}
      <Others view={view} facts={facts} />
      {children}
      {!view.fault && <Keep view={view} facts={facts} live={live} />}
    </>
  )
}
