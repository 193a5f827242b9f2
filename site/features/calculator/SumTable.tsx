import { memo } from 'react'
import {
  type CalculatorNames,
  type VisitorLine,
  visitorLines,
} from '../../../domain/content/visitor-lines.ts'
import { formatRand } from '../../../domain/money/money.ts'
import type { Choices, Estimate } from '../../../domain/pricing/estimate.ts'
import { basisSentence, scopeSentence, totalLabel } from '../../../domain/pricing/price-sentence.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { decimal, percent } from '../../../domain/wording.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './SumTable.module.css'

type Props = { heading: string; estimate: Estimate; choices: Choices; card: RateCard; names: CalculatorNames }

export const SumTable = memo(function SumTable({ heading, estimate, choices, card, names }: Props) {
  const { totalCents, vatCents } = estimate
  const scope = scopeSentence(estimate)
  return (
    <Section ground="quiet" labelledBy="sum" className="split split-narrow">
      <div className="stack aside">
        <h2 id="sum">{heading}</h2>
        <p className="lead">{basisSentence(estimate.lines, card)}</p>
      </div>
      <div className={`paper ${styles.bill}`}>
        <table>
          <caption className="visually-hidden">Every line of the estimate</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Hours</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {visitorLines(estimate, choices, card, names).map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {totalLabel(card)}
              </th>
              <td>{formatRand(totalCents)}</td>
            </tr>
          </tfoot>
        </table>
        <dl>
          {card.vat.registered ? (
            <>
              <Fact name="Price before VAT" value={formatRand(totalCents - vatCents)} />
              <Fact name={`VAT at ${percent(card.vat.rateBps)}`} value={formatRand(vatCents)} />
            </>
          ) : (
            <Fact name="VAT" value="No VAT is charged" />
          )}
          <Fact name="Interest and fees" value={formatRand(0)} />
        </dl>
        {scope && <p className={styles.scope}>{scope}</p>}
      </div>
    </Section>
  )
})

function Line({ line: { title, note, hours, amountCents } }: { line: VisitorLine }) {
  return (
    <tr>
      <th scope="row">
        {title}
        {note && <small>{note}</small>}
      </th>
      <td>{hours === null ? '–' : decimal(hours)}</td>
      <td>{formatRand(amountCents)}</td>
    </tr>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
