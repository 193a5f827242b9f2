import { formatRand } from '../../../domain/money/money.ts'
import styles from './PlanBar.module.css'
import type { PlanView } from './view.ts'

/** On a phone: the plan in one line, stuck to the bottom of the screen beside the questions. */
export function PlanBar({ view: { plan, card, fault } }: { view: PlanView }) {
  return (
    <a className={styles.bar} href="#result">
      <span>
        <small>{card.vat.registered ? 'Total, VAT incl.' : 'Total'}</small>
        <b>{formatRand(plan.totalCents)}</b>
      </span>
      {!fault && (
        <span>
          <small>{`A month, for ${plan.months}`}</small>
          <b>{formatRand(plan.eachCents)}</b>
        </span>
      )}
      <em>See plan</em>
    </a>
  )
}
