import { formatRand } from '../wording/rand.ts'
import styles from './month-in-numbers.module.css'
import { OfficeHead } from './OfficeHead.tsx'
import { OfficeWindow } from './OfficeWindow.tsx'
import { MONTH_CENTS, SALES_BY_DAY } from './orders.ts'
import { PRODUCTS } from './shop.ts'

const SOLD = [
  { product: PRODUCTS.table, pieces: 31 },
  { product: PRODUCTS.pendant, pieces: 42 },
  { product: PRODUCTS.throw, pieces: 58 },
  { product: PRODUCTS.planter, pieces: 74 },
  { product: PRODUCTS.stool, pieces: 19 },
].map(({ product, pieces }) => ({ name: product.name, pieces, cents: pieces * product.priceCents }))
const MOST_CENTS = Math.max(...SOLD.map(({ cents }) => cents))

/** Sales by day, today in gold, and the five best sellers. */
export function MonthInNumbers() {
  return (
    <OfficeWindow address="kiaat.example/admin/numbers" section="Numbers">
      <OfficeHead title="November so far">
        <p className={styles.total}>
          sales, incl. VAT and delivery <b>{formatRand(MONTH_CENTS)}</b>
        </p>
      </OfficeHead>
      <Bars />
      <table className={styles.sold}>
        <thead>
          <tr>
            <th>Best sellers</th>
            <th>Sold</th>
            <th>Sales</th>
          </tr>
        </thead>
        <tbody>
          {SOLD.map(({ name, pieces, cents }) => (
            <tr key={name}>
              <th>
                <i style={{ width: `${(cents / MOST_CENTS) * 100}%` }} />
                <span>{name}</span>
              </th>
              <td>{pieces}</td>
              <td>{formatRand(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </OfficeWindow>
  )
}

const HEIGHT = 216
const STEP = 43.2
const BAR = 32

function Bars() {
  const most = Math.max(...SALES_BY_DAY)
  return (
    <svg className={styles.bars} viewBox={`0 0 1040 ${HEIGHT + 40}`} aria-hidden="true">
      {SALES_BY_DAY.map((cents, at) => {
        const height = (cents / most) * HEIGHT
        const isToday = at === SALES_BY_DAY.length - 1
        const day = at + 1
        return (
          <g key={day}>
            <rect
              x={at * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx="4"
              fill={isToday ? '#f4c152' : '#7a3f1d'}
            />
            {(day === 1 || day % 8 === 0) && (
              <text x={at * STEP + BAR / 2} y={HEIGHT + 34}>
                {day}
              </text>
            )}
          </g>
        )
      })}
      <path d={`M0 ${HEIGHT + 1}H1026`} stroke="#cfc8bb" strokeWidth="3" />
    </svg>
  )
}
