import { VAT_RATE } from '../../demos/shop/vat.ts'
import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { formatRand } from '../wording/rand.ts'
import book from './bidbook.module.css'
import { type Line, priceCents, TO_SEND, totals, VERSIONS } from './pricing.ts'
import styles from './pricing-sheet.module.css'
import { ROAD } from './tenders.ts'

/** The line being edited: its mark-up makes the third version. */
const EDITED = 'Bitumen reseal'

/** What the road tender costs, line by line, and how its price came down in three versions. */
export function PricingSheet() {
  return (
    <Ground tint="dusk">
      <Frame kind="window" left={56} top={40} width={1088} className={book.book}>
        <div className={styles.head}>
          <h3 className={book.title}>{ROAD.title.split(',')[0]}</h3>
          <span className={book.quiet}>Pricing sheet, {ROAD.reference}</span>
        </div>
        <Versions />
        <table className={styles.sheet}>
          <thead>
            <tr>
              <th>Line</th>
              <th>Cost</th>
              <th>Mark-up</th>
              <th>Price</th>
            </tr>
          </thead>
          <tbody>
            {TO_SEND.map((line) => (
              <Row key={line.name} line={line} />
            ))}
          </tbody>
        </table>
        <Sums />
      </Frame>
    </Ground>
  )
}

function Versions() {
  const last = VERSIONS.length - 1
  return (
    <ol className={styles.versions}>
      {VERSIONS.map(({ name, lines }, index) => (
        <li key={name} data-on={index === last ? '' : undefined}>
          {index + 1} {name}
          <b className={book.mono}>{formatRand(totals(lines).totalCents)}</b>
        </li>
      ))}
    </ol>
  )
}

function Row({ line }: { line: Line }) {
  return (
    <tr>
      <td>{line.name}</td>
      <td className={book.mono}>{withoutCurrency(line.costCents)}</td>
      <td className={book.mono} data-edited={line.name === EDITED ? '' : undefined}>
        {line.markUpPercent}%
      </td>
      <td className={book.mono}>{withoutCurrency(priceCents(line))}</td>
    </tr>
  )
}

function Sums() {
  const sums = totals(TO_SEND)
  return (
    <dl className={styles.sums}>
      <dt>Before VAT</dt>
      <dd className={book.mono}>{withoutCurrency(sums.beforeVatCents)}</dd>
      <dt>VAT {VAT_RATE}</dt>
      <dd className={book.mono}>{withoutCurrency(sums.vatCents)}</dd>
      <dt className={styles.total}>Tender price</dt>
      <dd className={`${book.mono} ${styles.total}`}>{formatRand(sums.totalCents)}</dd>
    </dl>
  )
}

/** An amount without its `R`, for a column of amounts. */
function withoutCurrency(cents: number): string {
  return formatRand(cents).slice('R '.length)
}
