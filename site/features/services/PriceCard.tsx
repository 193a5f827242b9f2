import type { ServiceSheet } from '../../../domain/content/pages.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { describeInstalments, splitIntoInstalments } from '../../../domain/plan/instalments.ts'
import { type Choices, estimate } from '../../../domain/pricing/estimate.ts'
import type { CustomBuild, RateCard } from '../../../domain/pricing/rate-card.ts'
import { counted } from '../../../domain/wording.ts'
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

/**
 * The prices of a service, cheapest first, each split over so many months.
 *
 * @throws {RangeError} if a choice is not on the rate card
 */
export function priceRows({ prices }: ServiceSheet, months: number, card: RateCard): Array<PriceRow> {
  return prices
    .map(({ label, choices }) => {
      const { totalCents } = estimate(choices, card)
      return {
        choices,
        label: label.replace('{included}', includedIn(card.custom[choices.need])),
        totalCents,
        instalments: splitIntoInstalments(totalCents, months),
      }
    })
    .sort((a, b) => a.totalCents - b.totalCents)
}

/** The note beside the prices, with the price of one unit more than the first build includes. */
export function priceNote({ note, prices: [first] }: ServiceSheet, card: RateCard): string {
  const build = first && card.custom[first.choices.need]
  if (!first || !build) return note
  const more = estimate({ ...first.choices, units: build.included + 1 }, card)
  return note.replace('{further}', formatRand(more.totalCents - estimate(first.choices, card).totalCents))
}

function includedIn(build: CustomBuild | undefined): string {
  return build ? counted(build.included, build.unit) : ''
}
