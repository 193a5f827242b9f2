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
        <Row name="Before it is finished" cents={0} />
        <Row name={`Then ${months} months, each`} cents={first} />
        {last !== first && <Row name="The last of them" cents={last} />}
        <Row name="Interest" cents={0} />
        <Row
          name={isVatIncluded ? 'Total, VAT included' : 'Total'}
          cents={totalCents}
          className={styles.sum}
        />
      </dl>
      <p>
        {cancelling} <a href="#cancelling">How&nbsp;to&nbsp;cancel</a>
      </p>
    </div>
  )
}

function Row({ name, cents, className }: { name: string; cents: number; className?: string | undefined }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{formatRand(cents)}</dd>
    </div>
  )
}
