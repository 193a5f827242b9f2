import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { formatRand, formatWholeRand } from '../wording/rand.ts'
import styles from './cash-up.module.css'
import fc from './four-corners.module.css'
import { DELIVERY_CENTS, EVENING, FOLLOWED_ORDER, FOLLOWED_TIP_CENTS, RIDER, totalOf } from './orders.ts'

/** The evening's takings per rider, the slip of the followed order, and the counted drawer. */
export function CashUp() {
  return (
    <Ground tint="marula">
      <Frame kind="sheet" left={40} top={40} width={784} className={`${fc.fc} ${fc.sheet} ${styles.sheet}`}>
        <div className={styles.head}>
          <h3>Cash-up</h3>
          <span>{EVENING}</span>
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">Rider</th>
              <th scope="col">Orders</th>
              <th scope="col">Cash</th>
              <th scope="col">Card</th>
              <th scope="col">Tips</th>
            </tr>
          </thead>
          <tbody>
            {TAKINGS.map((takings) => (
              <Row key={takings.rider} takings={takings} />
            ))}
          </tbody>
          <tfoot>
            <Row takings={totalTakings()} />
          </tfoot>
        </table>
      </Frame>
      <Slip />
      <Drawer />
    </Ground>
  )
}

function Row({ takings: { rider, orders, cash, card, tips } }: { takings: Takings }) {
  return (
    <tr data-followed={rider === RIDER ? '' : undefined}>
      <th scope="row">{rider}</th>
      <td>{orders}</td>
      <td>{formatRand(cash)}</td>
      <td>{formatRand(card)}</td>
      <td>{formatRand(tips)}</td>
    </tr>
  )
}

function Slip() {
  const lines = [
    ...FOLLOWED_ORDER.dishes.map(({ name, cents }) => ({ name, cents })),
    { name: 'Delivery', cents: DELIVERY_CENTS },
  ]
  return (
    <div className={styles.slip}>
      <div className={`${fc.fc} ${styles.paper}`}>
        <h4>
          {FOLLOWED_ORDER.order} <span>{RIDER}</span>
        </h4>
        <dl>
          {lines.map(({ name, cents }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatRand(cents)}</dd>
            </div>
          ))}
          <div data-sum="">
            <dt>Card</dt>
            <dd>{formatRand(totalOf(FOLLOWED_ORDER))}</dd>
          </div>
          <div>
            <dt>His tip</dt>
            <dd>{formatRand(FOLLOWED_TIP_CENTS)}</dd>
          </div>
        </dl>
      </div>
    </div>
  )
}

function Drawer() {
  const counted = countedCents()
  const short = totalTakings().cash - counted
  return (
    <Frame kind="sheet" left={40} top={622} width={1120} height={320} className={`${fc.fc} ${styles.drawer}`}>
      <ul>
        {NOTES.map(({ rands, count }) => (
          <li key={rands} data-note={rands}>
            <i>{formatWholeRand(rands * 100)}</i>
            <b>× {count}</b>
          </li>
        ))}
        <li data-note="coins">
          <i>
            <s />
            <s />
            <s />
          </i>
          <b>{formatRand(COINS_CENTS)}</b>
        </li>
      </ul>
      <p>
        <span>In the drawer {formatRand(counted)}</span>
        <b>{short === 0 ? 'Nothing short' : `Short ${formatRand(short)}`}</b>
      </p>
    </Frame>
  )
}

/** `cash`, `card` and `tips` are in cents. */
type Takings = { rider: string; orders: number; cash: number; card: number; tips: number }

const TAKINGS: ReadonlyArray<Takings> = [
  { rider: 'Bongani', orders: 14, cash: 124_000, card: 186_600, tips: 14_500 },
  { rider: 'Lindiwe', orders: 12, cash: 86_000, card: 170_200, tips: 18_000 },
  { rider: 'Riyaad', orders: 9, cash: 101_500, card: 64_000, tips: 7_500 },
  { rider: 'Tebogo', orders: 11, cash: 64_000, card: 153_800, tips: 11_000 },
]

/** The notes counted in the drawer: their value in rands, and how many. */
const NOTES = [
  { rands: 200, count: 11 },
  { rands: 100, count: 9 },
  { rands: 50, count: 8 },
  { rands: 20, count: 8 },
  { rands: 10, count: 7 },
]
const COINS_CENTS = 2_500

function countedCents(): number {
  return NOTES.reduce((sum, { rands, count }) => sum + rands * count * 100, COINS_CENTS)
}

function totalTakings(): Takings {
  return TAKINGS.reduce((sum, { orders, cash, card, tips }) => ({
    rider: 'Total',
    orders: sum.orders + orders,
    cash: sum.cash + cash,
    card: sum.card + card,
    tips: sum.tips + tips,
  }))
}
