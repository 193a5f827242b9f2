import { formatRand } from '../../../domain/money/money.ts'
import { monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import type { PlanInMonths } from '../../../domain/plan/plan-sentence.ts'
import styles from './Equation.module.css'

type Props = {
  plan: PlanInMonths
  /** The solution whose price is the example. */
  example: { title: string; href: string }
  isVatIncluded: boolean
}

/** A disc for the whole price and one for each instalment; the small discs together have the area of the large one. */
export function Equation({ plan, example, isVatIncluded }: Props) {
  return (
    <figure className={styles.equation} data-months={plan.months}>
      <div>
        <p className={styles.way}>All at once</p>
        <p className={styles.whole}>
          <b>{formatRand(plan.totalCents)}</b>
          <span>before you use it</span>
        </p>
      </div>
      <p className={styles.equals}>
        <span aria-hidden="true">=</span>
        <span className="visually-hidden">is the same as</span>
      </p>
      <div>
        <p className={styles.way}>Our way</p>
        <ol className={styles.parts}>
          {Array.from({ length: plan.months }, (_, index) => index + 1).map((number) => (
            <li key={number}>{number}</li>
          ))}
        </ol>
      </div>
      <figcaption className={styles.caption}>
        <span>
          <b>{monthlyPrice(plan.totalCents, plan.months)}</b>, after it is finished.
        </span>
        <span>
          Together the small circles are as big as the large one: nothing is added for paying over time.
        </span>
        <span>
          The example is <a href={example.href}>{example.title}</a> at its price
          {isVatIncluded && ', VAT included'}.
        </span>
      </figcaption>
    </figure>
  )
}
