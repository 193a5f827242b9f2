import { formatRand } from '../../../domain/money/money.ts'
import { describeInstalments } from '../../../domain/plan/instalments.ts'
import type { Choices } from '../../../domain/pricing/estimate.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import styles from './PriceCard.module.css'

export type PriceRow = {
  choices: Choices
  label: string
  totalCents: number
  instalments: ReadonlyArray<number>
}

type Props = {
  /** Cheapest first. */
  rows: ReadonlyArray<PriceRow>
  months: number
  note: string
  vatIncluded: boolean
  /** The calculator, set to the cheapest row. */
  planHref: string
  callHref: string
}

/** What the builds of a service cost at their base, whole and in instalments. */
export function PriceCard({ rows, months, note, vatIncluded, planHref, callHref }: Props) {
  return (
    <Card className={styles.card}>
      <p className={styles.from}>
        From <b>{formatRand(Math.min(...rows.map(({ totalCents }) => totalCents)))}</b>
        {vatIncluded && (
          <>
            {' '}
            <span>incl. VAT</span>
          </>
        )}
      </p>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">What</span>
            </th>
            <th scope="col">Total</th>
            <th scope="col">Over {months} months</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, totalCents, instalments }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatRand(totalCents)}</td>
              <td>{describeInstalments(instalments)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
      <p className={styles.actions}>
        <ButtonLink href={callHref}>Schedule Call</ButtonLink>
        <a href={planHref} rel="nofollow" className={styles.more}>
          Work out your price <span aria-hidden="true">→</span>
        </a>
      </p>
    </Card>
  )
}
