import { type RefObject, useEffect, useRef, useState } from 'react'
import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../domain/money/money.ts'
import { OrderPictures } from '../office/orders/OrderPictures.tsx'
import { lastStepAt } from '../shop/order.ts'
import { stateOf } from '../shop/order-transitions.ts'
import { stateWord } from '../shop/order-words.ts'
import type { ShopBrand } from '../shop-brand.ts'
import { DEMO_STEPS, type OrderHandoff } from './demo-steps.ts'
import styles from './SplitView.module.css'

/** The minimum width of the office in its frame, in pixels: a wider frame shows more of it, not a larger scale. */
const OFFICE_WIDTH = 1_190
/** The scale of the phone, which the office does not exceed, so that a whole order fits. */
const MAX_SCALE = 0.8

type Frame = RefObject<HTMLIFrameElement | null>
type Props = {
  brand: ShopBrand
  step: number
  onStep: (step: number) => void
  handoff: OrderHandoff | null
  /** The initial addresses of the frames; null without frames. */
  addresses: { shop: string; office: string } | null
  frames: { shop: Frame; office: Frame }
}

/** The shop on a phone beside the office in a window, and the order that passes between them. */
export function SplitView({ brand, step, onStep, handoff, addresses, frames }: Props) {
  const pane = useRef<HTMLDivElement>(null)
  const scale = useScale(pane)
  return (
    <div className={styles.counter}>
      <section className={styles.front} aria-labelledby="front">
        <header>
          <h2 id="front">In front of the counter</h2>
          <p>What your customer sees</p>
        </header>
        <div className={styles.handset}>
          <div className={styles.screen}>
            {addresses && <iframe ref={frames.shop} src={addresses.shop} title="The shop on a phone" />}
          </div>
        </div>
      </section>
      <section className={styles.behind} aria-labelledby="behind">
        <header>
          <h2 id="behind">Behind the counter</h2>
          <p>What you see</p>
          <ol aria-label="Moments">
            {DEMO_STEPS.map((words, index) => (
              <li key={words}>
                <button
                  type="button"
                  aria-current={index === step ? 'step' : undefined}
                  onClick={() => onStep(index)}
                >
                  {words}
                </button>
              </li>
            ))}
          </ol>
        </header>
        <div className={styles.window}>
          <div className={styles.chrome} aria-hidden="true">
            <i />
            <i />
            <i />
            {brand.address}/admin
          </div>
          <div ref={pane} className={styles.pane}>
            {addresses && (
              <iframe
                ref={frames.office}
                src={addresses.office}
                title="The back office"
                style={{ scale, width: `${100 / scale}%`, height: `${100 / scale}%` }}
              />
            )}
          </div>
        </div>
      </section>
      {handoff && <Arrow key={`${handoff.order.number} ${handoff.order.steps.length}`} to={handoff.to} />}
      <div role="status">{handoff && <HandoffCard key={handoff.order.number} handoff={handoff} />}</div>
      <p className={styles.hint}>{STEP_HINTS[step]}</p>
    </div>
  )
}

const STEP_HINTS = [
  'Buy something on the left, or press the moments above one by one.',
  'Choose the bank’s answer on the left, and watch the list on the right.',
  'Press Start packing on the right. Packing lights up on the left.',
  'Take the pieces, weigh the parcels, press Packed. The page on the left follows.',
  'Press It arrived. The page on the left says Delivered before you let go of the mouse.',
]

function Arrow({ to }: Pick<OrderHandoff, 'to'>) {
  return (
    <svg className={styles.arrow} data-to={to} viewBox="0 0 120 24" aria-hidden="true">
      <path d="M4 12H110" stroke="#f4c152" strokeWidth="3" strokeDasharray="1 9" strokeLinecap="round" />
      <path
        d="m102 3 12 9-12 9"
        fill="none"
        stroke="#f4c152"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** The scale at which the office fits into its pane. */
function useScale(pane: RefObject<HTMLDivElement | null>): number {
  const [scale, setScale] = useState(0.78)
  useEffect(() => {
    const { current } = pane
    if (!current) return
    const observer = new ResizeObserver(() =>
      setScale(Math.min(MAX_SCALE, current.clientWidth / OFFICE_WIDTH) || 0.78),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [pane])
  return scale
}

/** The order as a slip of paper, which moves from one side to the other when it appears. */
function HandoffCard({ handoff: { order } }: { handoff: OrderHandoff }) {
  const time = timeOfDay(lastStepAt(order))
  return (
    <div className={styles.handoffCard}>
      <OrderPictures skus={order.lines.slice(0, 2).map(({ sku }) => sku)} size={40} />
      <span>
        <b>
          {order.number} <em>{formatRand(order.totals.totalCents)}</em>
        </b>
        <small>
          {time} {stateWord(stateOf(order)).toLowerCase()}, {time} on both sides
        </small>
      </span>
    </div>
  )
}
