import type { ReactNode } from 'react'
import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../domain/money/money.ts'
import type { SoldProducts } from '../../shop/best-sellers.ts'
import { weekdayAndDay } from '../../shop/day-words.ts'
import type { abandonedBaskets, DaySales, Figures as FourFigures } from '../../shop/figures.ts'
import { Figures } from '../ui/Figures.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Picture } from '../ui/Picture.tsx'
import { BarTable } from './BarTable.tsx'
import { DayChart } from './DayChart.tsx'
import styles from './Numbers.module.css'

type Props = {
  /** `November so far` */
  words: string
  /** `1 to 24 November 2026` */
  dates: string
  today: CalendarDate
  /** `15:16` */
  time: string
  figures: FourFigures
  days: ReadonlyArray<DaySales>
  sold: SoldProducts
  left: ReturnType<typeof abandonedBaskets>
  /** The screen's first line. */
  children?: ReactNode
}

/** What the shop earned: four figures, the days, what sold best, and the baskets that were left. */
export function MonthInNumbers({ words, dates, today, time, figures, days, sold, left, children }: Props) {
  const best = days.reduce<DaySales | null>((top, one) => (one.cents > (top?.cents ?? 0) ? one : top), null)
  const bars = days.map(({ day, cents }) => ({
    label: String(Number(day.slice(8))),
    cents,
    isToday: day === today,
  }))
  const picture = `Sales by day, ${dates}. ${best ? `Highest: ${weekdayAndDay(best.day)}, ${formatRand(best.cents)}. ` : ''}Today: ${formatRand(figures.todayCents)}.`
  const most = sold.sellers[0]?.cents ?? 1
  return (
    <>
      {children}
      <Figures figures={fourFigures(figures, time)} />
      <Panel title="Sales by day" aside={<p>in rand, incl. VAT</p>}>
        <DayChart size="wide" bars={bars} words={picture} />
        <DayChart size="middle" bars={bars} words={picture} />
        <DayChart size="phone" bars={bars} words={picture} />
        <DayTable days={days} />
      </Panel>
      <div className={styles.halves}>
        <Panel>
          <BarTable
            heads={['Best sellers', 'Sold', 'Sales']}
            rows={sold.sellers.map(({ number, name, quantity, cents }) => ({
              key: String(number),
              name,
              picture: <Picture item={number} size={28} />,
              count: quantity,
              amount: formatRand(cents),
              share: cents / most,
            }))}
            rest={[
              { name: 'All other products, less vouchers', amount: formatRand(sold.otherCents) },
              {
                name: `Delivery: ${sold.deliveryMethods.door} doors, ${sold.deliveryMethods.locker} lockers`,
                amount: formatRand(sold.deliveryCents),
              },
            ]}
            sum={{ name: words, amount: formatRand(sold.totalCents) }}
          />
        </Panel>
        <Panel>
          <AbandonedBaskets left={left} />
        </Panel>
      </div>
    </>
  )
}

function fourFigures(figures: FourFigures, time: string) {
  const { salesCents, orders, averageCents, todayCents, todayOrders, givenBack, leftCents, leftVatCents } =
    figures
  return [
    {
      name: 'Sales, incl. VAT and delivery',
      value: formatRand(salesCents),
      sub: `${orders} orders, ${formatRand(averageCents)} each`,
    },
    {
      name: 'Today',
      value: formatRand(todayCents),
      sub: `${todayOrders} ${todayOrders === 1 ? 'order' : 'orders'} until ${time}`,
      isToday: true,
    },
    {
      name: 'Given back',
      value: formatRand(figures.givenBackCents),
      sub: givenBack.map(({ order, what }) => `order ${order}, ${what}`).join('; '),
    },
    { name: 'Left after that', value: formatRand(leftCents), sub: `VAT in it ${formatRand(leftVatCents)}` },
  ]
}

/** The days of the chart in figures, the newest first. */
function DayTable({ days }: { days: ReadonlyArray<DaySales> }) {
  return (
    <details className={styles.data}>
      <summary>The same as a table</summary>
      <table aria-label="Sales by day">
        <thead>
          <tr>
            <th>Day</th>
            <th>Sales, incl. VAT</th>
            <th>VAT in it</th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ day, cents, vatCents }) => (
            <tr key={day}>
              <th scope="row">{weekdayAndDay(day)}</th>
              <td>{formatRand(cents)}</td>
              <td>{formatRand(vatCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** Who began to check out, who paid, and where the others stopped. */
function AbandonedBaskets({
  left: { started, paid, left, ofHundred, stops },
}: {
  left: ReturnType<typeof abandonedBaskets>
}) {
  const most = Math.max(1, ...stops.map(({ baskets }) => baskets))
  const share = started === 0 ? 0 : (paid / started) * 100
  return (
    <>
      <p className={styles.line}>
        <b>{started}</b> began to check out, <b>{paid}</b> paid, <b>{left}</b> left: {ofHundred} of 100.
      </p>
      <svg
        className={styles.stack}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${paid} paid, ${left} left`}
      >
        <rect width={share - 0.4} height="10" fill="var(--accent)" />
        <rect x={share} width={100 - share} height="10" fill="var(--bar)" />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{paid} paid</span>
        <span>{left} left</span>
      </p>
      <BarTable
        heads={['Where they stopped', 'Baskets', 'Worth']}
        rows={stops.map(({ where, baskets, cents }) => ({
          key: where,
          name: where,
          count: baskets,
          amount: formatRand(cents),
          share: baskets / most,
        }))}
        sum={{
          name: 'Left',
          count: left,
          amount: formatRand(stops.reduce((sum, { cents }) => sum + cents, 0)),
        }}
      />
      <p className={styles.small}>A basket counts as left after two hours. No email is sent in the demo.</p>
    </>
  )
}
