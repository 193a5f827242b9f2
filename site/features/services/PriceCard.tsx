import { describeInstalments } from '../../../domain/instalments.ts'
import { formatRand } from '../../../domain/money.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './PriceCard.module.css'

export type PriceRow = { label: string; totalCents: number; instalments: ReadonlyArray<number> }

type Props = {
  /** Cheapest first. */
  rows: ReadonlyArray<PriceRow>
  months: number
  note: string
  vatIncluded: boolean
  callHref: string
}

/** What the builds of a service cost at their base, whole and in instalments. */
export function PriceCard({ rows, months, note, vatIncluded, callHref }: Props) {
  return (
    <div className={styles.card}>
      <p className={styles.from}>
        From <b>{formatRand(Math.min(...rows.map(({ totalCents }) => totalCents)))}</b>
        {vatIncluded && <span> incl. VAT</span>}
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
      <ButtonLink href={callHref} className={styles.call ?? ''}>
        Schedule Call
      </ButtonLink>
    </div>
  )
}
