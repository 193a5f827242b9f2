import type { ServiceSheet } from '../../../domain/content/pages.ts'
import { priceLabel } from '../../../domain/content/service-prices.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { type Choices, estimate } from '../../../domain/pricing/estimate.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './PriceCard.module.css'

export type PriceRow = {
  choices: Choices
  label: string
  totalCents: number
  /** `R 1 150,00 a month for 12 months` */
  monthly: string
}

type Props = {
  /** Cheapest first. */
  rows: ReadonlyArray<PriceRow>
  note: string
  isVatIncluded: boolean
  /** The calculator, set to the cheapest row. */
  planHref: string
  /** The list of the service's products, if it has any. */
  products?: { href: string; text: string } | undefined
}

/** The base prices of a service's builds, in total and a month. */
export function PriceCard({ rows, note, isVatIncluded, planHref, products }: Props) {
  return (
    <Card className={styles.card}>
      <p className={styles.from}>
        From <b>{formatRand(Math.min(...rows.map(({ totalCents }) => totalCents)))}</b>
        {isVatIncluded && (
          <>
            {' '}
            <span>incl. VAT</span>
          </>
        )}
      </p>
      <dl className={`rows ${styles.prices}`}>
        {rows.map(({ label, totalCents, monthly }) => (
          <div key={label}>
            <dt>{label}</dt>
            {rows.length > 1 && <dd>{formatRand(totalCents)}</dd>}
            <dd className={styles.monthly}>{monthly}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
      <p className={`cluster ${styles.actions}`}>
        <a href={planHref} rel="nofollow" className="hit">
          Work out your price<span aria-hidden="true">&nbsp;→</span>
        </a>
        <a href={paths.contactUs} className="hit">
          Ask us
        </a>
        {products && (
          <a href={products.href} className="hit">
            {products.text}
          </a>
        )}
      </p>
    </Card>
  )
}

/**
 * The prices of a service, cheapest first, each over a number of months.
 *
 * @throws {RangeError} if a choice is not on the rate card
 */
export function priceRows({ prices }: ServiceSheet, months: number, card: RateCard): Array<PriceRow> {
  return prices
    .map((row) => {
      const { choices } = row
      const { totalCents } = estimate(choices, card)
      return {
        choices,
        label: priceLabel(row, card),
        totalCents,
        monthly: monthlyPrice(totalCents, months),
      }
    })
    .sort((a, b) => a.totalCents - b.totalCents)
}
