import { formatRand } from '../../../domain/money/money.ts'
import type { PlanInMonths } from '../../../domain/plan/plan-sentence.ts'
import styles from './TillSlip.module.css'

type Props = {
  title: string
  plan: PlanInMonths
  isVatIncluded: boolean
  /** The price of cancelling before the work is finished, as a sentence. */
  cancelling: string
}

/** The calculation of a solution's price, as a till prints it. */
export function TillSlip({ title, plan: { totalCents, months, amounts }, isVatIncluded, cancelling }: Props) {
  const [first = 0] = amounts
  const last = amounts.at(-1) ?? first
  return (
    <div className={styles.slip}>
      <h3>{title}</h3>
      <dl className="rows">
        <div>
          <dt>Before it is finished</dt>
          <dd>{formatRand(0)}</dd>
        </div>
        <div>
          <dt>Then {months} months, each</dt>
          <dd>{formatRand(first)}</dd>
        </div>
        {last !== first && (
          <div>
            <dt>The last of them</dt>
            <dd>{formatRand(last)}</dd>
          </div>
        )}
        <div>
          <dt>Interest</dt>
          <dd>{formatRand(0)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{isVatIncluded ? 'Total, VAT included' : 'Total'}</dt>
          <dd>{formatRand(totalCents)}</dd>
        </div>
      </dl>
      <p>
        {cancelling} <a href="#cancelling">How&nbsp;to&nbsp;cancel</a>
      </p>
    </div>
  )
}
