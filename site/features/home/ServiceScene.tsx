import type { ComponentType } from 'react'
import type { Service } from '../../../domain/content/pages.ts'
import { formatRand } from '../../../domain/money/money.ts'
import styles from './ServiceScene.module.css'
import orderCard from './scenes/OrderCard.module.css'

/** The loaf of bread that goes through the four services. */
function Loaf({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 80 620 350" className={className} aria-hidden="true">
      <path
        d="M20 400V190A98 98 0 0 1 168 106A98 98 0 0 1 310 106A98 98 0 0 1 452 106A98 98 0 0 1 600 190V400A24 24 0 0 1 576 424H44A24 24 0 0 1 20 400Z"
        fill="#b97b20"
      />
      <path
        d="M56 388V196A66 66 0 0 1 168 148A66 66 0 0 1 310 148A66 66 0 0 1 452 148A66 66 0 0 1 564 196V388Z"
        fill="#e9b44c"
      />
      <path d="M168 148V388M310 148V388M452 148V388" stroke="#b97b20" strokeWidth="12" />
    </svg>
  )
}

// Prices of a drawn shop, not ours.
const BREAD = { cents: 1799, count: 2 }
const MILK = { cents: 3899, count: 1 }

function OrderCard() {
  return (
    <div className={orderCard.card}>
      <p className={orderCard.offline}>No signal. Your order is kept (an extra).</p>
      <p className={orderCard.line}>
        <i>
          <Loaf className={orderCard.picture} />
        </i>
        <b>
          Brown bread 700 g<small>{formatRand(BREAD.cents)}</small>
        </b>
        <u>{BREAD.count}</u>
      </p>
      <p className={orderCard.line}>
        <i data-milk>
          <svg viewBox="0 0 40 40" className={orderCard.picture} aria-hidden="true">
            <path d="M15 6h10v5l4 6v17a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2V17l4-6z" fill="#fff" />
            <path d="M11 21h18v8H11zM15 6h10v3H15z" fill="#3d6aa8" />
          </svg>
        </i>
        <b>
          Milk 2 L<small>{formatRand(MILK.cents)}</small>
        </b>
        <u>{MILK.count}</u>
      </p>
      <p className={orderCard.order}>
        Order, {formatRand(BREAD.cents * BREAD.count + MILK.cents * MILK.count)}
      </p>
    </div>
  )
}

// Prices of a drawn shop, not ours.
const LINES = [
  { name: 'Brown bread 700 g', cents: 1799, count: 2 },
  { name: 'Milk, full cream 2 L', cents: 3899, count: 1 },
  { name: 'Maize meal 2,5 kg', cents: 4299, count: 1 },
]

function Till() {
  const totalCents = LINES.reduce((sum, { cents, count }) => sum + cents * count, 0)
  return (
    <div className={styles.till}>
      {LINES.map(({ name, cents, count }) => (
        <p key={name} className={styles.line}>
          <span>{name}</span>
          <b>
            {count > 1 && `${count}\u00a0×\u00a0`}
            {withoutCurrency(cents)}
          </b>
        </p>
      ))}
      <p className={styles.total}>
        <span>Total</span>
        <b>{formatRand(totalCents)}</b>
      </p>
      <p className={styles.offline}>Offline since 17:52. 14 sales are safe here.</p>
    </div>
  )
}

/** Tills print the R once, at the total. */
function withoutCurrency(cents: number): string {
  return formatRand(cents).replace('R\u00a0', '')
}

function Forecast() {
  return (
    <div className={styles.card}>
      <p className={styles.saying}>
        <b>48</b> loaves on Saturday
        <span>most likely between 41 and 55</span>
      </p>
      <svg viewBox="0 0 300 110" className={styles.chart} aria-hidden="true">
        <rect x="212" y="6" width="88" height="92" fill="#e2ecf8" />
        <path d="M0 97.5h300" stroke="#d6d0c2" />
        <path
          d="M10 56 25 58 40 57 55 52 70 39 85 32 100 67 115 53 130 57 145 56 160 48 175 35 190 18 205 65"
          fill="none"
          stroke="#24406e"
          strokeWidth="2.5"
        />
        <path
          d="M205 65 222 57 239 58 256 52 273 34 290 62"
          fill="none"
          stroke="#24406e"
          strokeWidth="2.5"
          strokeDasharray="3 4"
        />
        <path d="M273 25v18M268 25h10M268 43h10" stroke="#171a21" strokeWidth="2" />
        <circle cx="273" cy="34" r="5" fill="#f4c152" stroke="#171a21" strokeWidth="1.5" />
      </svg>
    </div>
  )
}

function ThreeShops() {
  return (
    <div className={styles.shops}>
      {['Sithole Superette', 'Corner 24', 'Mama Joy’s'].map((name) => (
        <p key={name}>
          <b>{name}</b>
          <i>
            <Loaf className={styles.loaf} />
          </i>
        </p>
      ))}
    </div>
  )
}

const SCENES: Record<Service['scene'], { Drawing: ComponentType; description: string }> = {
  order: {
    Drawing: OrderCard,
    description:
      'Drawing: an order on a phone without signal. Keeping it until the signal is back is an extra.',
  },
  forecast: {
    Drawing: Forecast,
    description:
      'Drawing: a shop’s bread forecast for Saturday, with the range it is most likely to fall in.',
  },
  till: {
    Drawing: Till,
    description: 'Drawing: a till slip. The shop is offline and its sales are kept safe.',
  },
  'three-shops': {
    Drawing: ThreeShops,
    description: 'Drawing: one shop under three names, each in its own colours.',
  },
}

/** A small drawing of a service in use. */
export function ServiceScene({ scene }: { scene: Service['scene'] }) {
  const { Drawing, description } = SCENES[scene]
  return (
    <figure className={styles.ground}>
      <div className={styles.drawing} aria-hidden="true">
        <Drawing />
      </div>
      <figcaption className="visually-hidden">{description}</figcaption>
    </figure>
  )
}
