import { formatRand, vatPartCents } from '../wording/rand.ts'
import styles from './editing-product.module.css'
import { GoodPicture } from './GoodPicture.tsx'
import { OfficeHead } from './OfficeHead.tsx'
import { OfficeWindow } from './OfficeWindow.tsx'
import { CHOSEN_HEIGHT, HEIGHTS, ORDER, PRODUCTS, STOCK, TAKEN_FROM, VAT_BPS } from './shop.ts'

/** Photos at the left; price, VAT, stock and variants at the right, and one table fewer in Woodstock. */
export function EditingProduct() {
  const { name, priceCents } = PRODUCTS.table
  const vatCents = vatPartCents(priceCents, VAT_BPS)
  return (
    <OfficeWindow address="kiaat.example/admin/products" section="Products">
      <OfficeHead title={name}>
        <b className={styles.saved}>Saved 15:16</b>
      </OfficeHead>
      <div className={styles.columns}>
        <div className={styles.photos}>
          <GoodPicture good="table" viewBox="-6 -4 112 108" wall />
          <GoodPicture good="table" viewBox="8 18 44 44" wall />
          <GoodPicture good="table" viewBox="34 30 40 40" wall />
          <p>Add a photo</p>
        </div>
        <div>
          <div className={styles.prices}>
            <p data-open="">
              Price, incl. VAT <b>{formatRand(priceCents)}</b>
            </p>
            <p>
              VAT in it, {VAT_BPS / 100}% <b>{formatRand(vatCents)}</b>
            </p>
            <p>
              Before VAT <b>{formatRand(priceCents - vatCents)}</b>
            </p>
          </div>
          <StockTable />
          <p className={styles.note}>
            Order {ORDER.number} took one of {HEIGHTS[CHOSEN_HEIGHT]} from {TAKEN_FROM}.
          </p>
        </div>
      </div>
    </OfficeWindow>
  )
}

function StockTable() {
  return (
    <table className={styles.stock}>
      <thead>
        <tr>
          <th>In stock</th>
          {HEIGHTS.map((height) => (
            <th key={height}>{height}</th>
          ))}
          <th>All</th>
        </tr>
      </thead>
      <tbody>
        {STOCK.map(({ branch, pieces }) => (
          <tr key={branch}>
            <th>
              {branch}
              {sumOf(pieces) < 2 && <i>Low</i>}
            </th>
            {pieces.map((count, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <td key={at} data-changed={(branch === TAKEN_FROM && at === CHOSEN_HEIGHT) || undefined}>
                {branch === TAKEN_FROM && at === CHOSEN_HEIGHT && <s>{count + 1}</s>}
                {count}
              </td>
            ))}
            <td>{sumOf(pieces)}</td>
          </tr>
        ))}
        <tr>
          <th>All branches</th>
          {HEIGHTS.map((height, at) => (
            <td key={height}>{sumOf(STOCK.map(({ pieces }) => pieces[at] ?? 0))}</td>
          ))}
          <td>{sumOf(STOCK.flatMap(({ pieces }) => pieces))}</td>
        </tr>
      </tbody>
    </table>
  )
}

function sumOf(counts: ReadonlyArray<number>): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
