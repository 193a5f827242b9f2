import { formatDate } from '../../../domain/calendar/calendar.ts'
import { formatRand, formatWholeRand } from '../../../domain/money/money.ts'
import { instalmentSentence } from '../../../domain/plan/plan-sentence.ts'
import { visitorLines } from '../../../domain/pricing/visitor-lines.ts'
import type { CalculatorFacts } from './facts.ts'
import { MoonCalendar } from './MoonCalendar.tsx'
import styles from './Sheet.module.css'
import type { PlanView } from './view.ts'
import { totalLabel } from './words.ts'

type Props = { view: PlanView; facts: CalculatorFacts; link: string }

/** The estimate on one page of paper: on the screen a picture of it, printed the only thing on the page. */
export function Sheet({ view, facts, link }: Props) {
  const { estimate, state, plan, card, reference } = view
  const [name, ...sender] = facts.sender
  const vat = card.vat.registered ? `incl. VAT of ${formatRand(estimate.vatCents)}` : 'No VAT is charged'
  return (
    <figure
      className={styles.sheet}
      role="img"
      aria-label="The printed estimate, one page: company, reference, total, instalments, dates, every line and the link"
    >
      <div className={styles.top}>
        <p>
          <b>{name}</b>
          {sender.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <p>
          <span>{`Estimate ${reference}`}</span>
          <span>{`${formatDate(facts.today)}, valid for ${card.quoteValidDays} days`}</span>
        </p>
      </div>
      <p className={styles.total}>
        <span>{formatRand(estimate.totalCents)}</span> <small>{vat}</small>
      </p>
      <p>{`${instalmentSentence(plan)}. No interest and no administration fee.`}</p>
      <div aria-hidden="true">
        <MoonCalendar plan={plan} ground="paper" />
      </div>
      <table role="presentation">
        <tbody>
          {visitorLines(estimate, state.choices, card, facts.names).map(
            ({ key, title, note, amountCents }) => (
              <tr key={key}>
                <td>
                  {title}
                  {note && <small> {note}</small>}
                </td>
                <td>{formatRand(amountCents)}</td>
              </tr>
            ),
          )}
          <tr className={styles.sum}>
            <td>{totalLabel(card)}</td>
            <td>{formatRand(estimate.totalCents)}</td>
          </tr>
        </tbody>
      </table>
      <p className={styles.fine}>
        {`First instalment ${formatDate(plan.firstDue)}. Source code handed over ${formatDate(plan.handover)}, once the last instalment has cleared. Range: ${formatWholeRand(estimate.lowCents)} to ${formatWholeRand(estimate.highCents)}. Estimate, not a quotation and not a tax invoice.`}
      </p>
      <p className={styles.link}>{link}</p>
    </figure>
  )
}
