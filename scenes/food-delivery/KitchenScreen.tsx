import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import fc from './four-corners.module.css'
import { COOKING, KITCHEN_TIME, NEW, type Order, READY } from './kitchen.ts'
import styles from './kitchen-screen.module.css'
import { EVENING, minutesBetween } from './orders.ts'

/** Minutes after which an order is shown in red, in a column. */
const PATIENCE = { new: 5, cooking: 12 }

const SOLD_OUT = ['Vetkoek', 'Chicken feet']

/** What the kitchen sees: three columns, the oldest order on top. */
export function KitchenScreen() {
  return (
    <Ground tint="marula">
      <Frame
        kind="tablet"
        left={40}
        top={30}
        width={1120}
        height={960}
        className={`${fc.fc} ${styles.night}`}
      >
        <header className={styles.top}>
          <b>{KITCHEN_TIME}</b>
          <span>{EVENING}</span>
          <span className={styles.busy}>
            Busy switch <i />
          </span>
        </header>
        <div className={styles.columns}>
          <Column title="New" orders={NEW} patience={PATIENCE.new} />
          <Column title="Cooking" orders={COOKING} patience={PATIENCE.cooking} />
          <section>
            <ColumnHead title="Ready" count={READY.length} />
            {READY.map((order) => (
              <ReadyTicket key={order.number} order={order} />
            ))}
          </section>
        </div>
        <p className={styles.soldOut}>
          Sold out today
          {SOLD_OUT.map((dish) => (
            <b key={dish}>{dish}</b>
          ))}
        </p>
      </Frame>
    </Ground>
  )
}

function Column({
  title,
  orders,
  patience,
}: {
  title: string
  orders: ReadonlyArray<Order>
  patience: number
}) {
  return (
    <section>
      <ColumnHead title={title} count={orders.length} />
      {orders.map((order) => (
        <Ticket key={order.number} order={order} patience={patience} />
      ))}
    </section>
  )
}

function ColumnHead({ title, count }: { title: string; count: number }) {
  return (
    <h3>
      {title} <span>{count}</span>
    </h3>
  )
}

function Ticket({ order, patience }: { order: Order; patience: number }) {
  const minutes = minutesBetween(order.at, KITCHEN_TIME)
  return (
    <article data-state={minutes > patience ? 'late' : 'fine'}>
      <header>
        <span>{order.number}</span>
        <span>{minutes} min</span>
      </header>
      <ul>
        {order.lines.map(({ count, dish, note }) => (
          <li key={dish.name}>
            {count} {dish.name.toLowerCase()}
            {note && <em>{note}</em>}
          </li>
        ))}
      </ul>
    </article>
  )
}

function ReadyTicket({ order }: { order: Order }) {
  const dishes = order.lines.map(({ count, dish }) =>
    `${count} ${dish.name.toLowerCase()}`.replaceAll(' ', '\u00a0'),
  )
  return (
    <article data-state="ready">
      <header>
        <span>{order.number}</span>
        <span>{order.rider ?? 'Collect'}</span>
      </header>
      <p>{dishes.join(', ')}</p>
    </article>
  )
}
