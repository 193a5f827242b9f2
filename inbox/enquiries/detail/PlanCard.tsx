import { type ReactNode, useState } from 'react'
import { formatDate } from '../../../domain/calendar/calendar.ts'
import type { PlanOfEnquiry } from '../../../domain/inbox/api/enquiry-detail.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { describeInstalments, planDate } from '../../../domain/plan/instalments.ts'
import { Button } from '../../../ui/Button.tsx'
import { Moon } from '../../ui/Moon.tsx'
import styles from './PlanCard.module.css'

/** The plan as in the calculator: price, moons of the instalments, dates and lines. */
export function PlanCard({ plan }: { plan: PlanOfEnquiry }) {
  return (
    <section className={`stack night ${styles.card}`} aria-label="The plan they sent">
      <p className="cluster between muted small">
        <span>The plan they sent</span>
        <span>{plan.reference}</span>
      </p>
      <div className={`cluster ${styles.sums}`}>
        <p>
          Total, VAT included
          <b>{formatRand(plan.totalCents)}</b>
        </p>
        {plan.lumpSumCents > 0 && (
          <p>
            On completion
            <b>{formatRand(plan.lumpSumCents)}</b>
          </p>
        )}
        <p>
          A month, for {plan.months} months
          <b>{formatRand(plan.eachCents)}</b>
        </p>
      </div>
      <PlanMoons plan={plan} />
      <p className="cluster between muted small">
        <span>
          First <b>{planDate(plan.firstDue)}</b>
        </span>
        <span>
          They get the program <b>{planDate(plan.handover)}</b>
        </span>
      </p>
      {plan.breakdown ? (
        <table>
          <caption className="visually-hidden">Lines of the estimate</caption>
          <tbody>
            {plan.breakdown.lines.map(({ name, amountCents }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatRand(amountCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="muted small">
          These are the figures they were offered. The price list of {formatDate(plan.priceList)} no longer
          gives them, so there are no lines and no PDF.
        </p>
      )}
      <Instalments plan={plan}>
        {plan.breakdown && (
          <>
            <a href={plan.breakdown.calculatorHref} target="_blank" rel="noreferrer">
              Open it in the calculator
            </a>
            <a href={plan.breakdown.pdfHref}>PDF</a>
          </>
        )}
      </Instalments>
    </section>
  )
}

/** A moon for each instalment, lit by the share paid by then; twelve in a row. */
function PlanMoons({ plan }: { plan: PlanOfEnquiry }) {
  const { schedule, lumpSumCents, totalCents, handover } = plan
  const label = `${describeInstalments(schedule.map(({ amountCents }) => amountCents))}, the last ${planDate(handover)}`
  let paidCents = lumpSumCents
  return (
    <div className={styles.moons} role="img" aria-label={label}>
      {schedule.map(({ no, amountCents }) => {
        paidCents += amountCents
        return <Moon key={no} state={{ kind: 'paid', fraction: paidCents / totalCents }} size={26} />
      })}
    </div>
  )
}

/** The links of a plan, and on request all its instalments. */
function Instalments({ plan, children }: { plan: PlanOfEnquiry; children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <p className={`cluster gap-5 screen-only ${styles.links}`}>
        {children}
        <Button kind="link" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          All {plan.months} instalments
        </Button>
      </p>
      {isShown && (
        <table>
          <caption className="visually-hidden">All instalments</caption>
          <tbody>
            {plan.lumpSumCents > 0 && (
              <tr>
                <th scope="row">On completion</th>
                <td>{formatRand(plan.lumpSumCents)}</td>
              </tr>
            )}
            {plan.schedule.map(({ no, date, amountCents }) => (
              <tr key={no}>
                <th scope="row">
                  {no}. {formatDate(date)}
                </th>
                <td>{formatRand(amountCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
