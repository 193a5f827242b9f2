import type { ReactNode } from 'react'
import type { OfferInMonths } from '../../../domain/plan/plan-sentence.ts'
import { IN_THE_PRICE } from '../../../domain/pricing/included-or-extra.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import styles from './PlanSection.module.css'
import { PlanSlip } from './PlanSlip.tsx'
import type { WorkOut } from './solution-offer.ts'
import workOutForm from './WorkOutForm.module.css'

type Props = {
  title: string
  /** What happens on the day the work is complete. */
  opens: string
  /** When we answer, as in 'within one working day'. */
  answered: string
  offer: OfferInMonths
  notIncluded: string
  goodToKnow?: string | undefined
  planHref: string
  workOut: WorkOut
  /** Whether `children` is more than an empty slot. */
  hasForm: boolean
  /** The lead form: it comes from the enquiry feature. */
  children?: ReactNode
}

/** The plan as an example and, beside it, the form to ask for it. */
export function PlanSection({ hasForm, workOut, answered, children, ...slip }: Props) {
  return (
    <section className={styles.plan} id="plan" aria-labelledby="plan-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="plan-heading">Feels like this is your plan?</h2>
          <p className="lead">Leave your name, number and email. A person answers {answered}.</p>
        </div>
        <div className={styles.pair}>
          <PlanSlip {...slip} />
          {hasForm && <div className={styles.form}>{children}</div>}
          <WorkOutForm {...workOut} chosenMonths={slip.offer.plan.months} />
        </div>
      </div>
    </section>
  )
}

type WorkOutFormProps = WorkOut & { chosenMonths: number }

/** The small calculator: a plain form that opens the calculator, set to this solution and to what is chosen here. */
function WorkOutForm({ need, version, designs, months, extras, chosenMonths }: WorkOutFormProps) {
  return (
    <form className={workOutForm.form} action={paths.calculator()} aria-labelledby="work-out-heading">
      <input type="hidden" name="v" value={version} />
      <input type="hidden" name="need" value={need} />
      <div className={workOutForm.head}>
        <h3 id="work-out-heading">Work out your price</h3>
        <p>See the total, every line of it and the months. It does not ask for your name.</p>
      </div>
      <fieldset className={workOutForm.rows}>
        <legend>Design</legend>
        {designs.map(({ design, title, adds }) => (
          <label key={design}>
            <input type="radio" name="design" value={design} defaultChecked={design === 'template'} />
            <span>{title}</span> <span className={workOutForm.adds}>{adds ? `+ ${adds}` : IN_THE_PRICE}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={workOutForm.rows}>
        <legend>Extras</legend>
        {extras.map(({ key, label, adds }) => (
          <label key={key}>
            <input type="checkbox" name="extras" value={key} />
            <span>{label}</span> <span className={workOutForm.adds}>+ {adds}</span>
          </label>
        ))}
      </fieldset>
      <div className={workOutForm.end}>
        <fieldset className={workOutForm.months}>
          <legend>Months</legend>
          {months.map((count) => (
            <label key={count}>
              <input type="radio" name="months" value={count} defaultChecked={count === chosenMonths} />
              <span>
                {count}
                <span className="visually-hidden"> months</span>
              </span>
            </label>
          ))}
        </fieldset>
        <button
          type="submit"
          className={buttonClass({ variant: 'moon', className: workOutForm.submit ?? '' })}
        >
          Work out your price
        </button>
      </div>
    </form>
  )
}
