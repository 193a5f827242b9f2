import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { bareRand, formatRand } from '../../../domain/money/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { Table } from '../../../ui/Table.tsx'
import { soldProducts } from '../../shop/best-sellers.ts'
import { weekdayAndDay } from '../../shop/day-words.ts'
import {
  checkoutFigures,
  type DaySales,
  type Figures,
  figuresOf,
  periodDates,
  periodOf,
  salesByDay,
  soldOrders,
} from '../../shop/figures.ts'
import { hasPermission } from '../../shop/rights.ts'
import { downloadCsv, downloadOrdersCsv } from '../csv/write-csv.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { KeyFigures } from '../ui/KeyFigures.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Picture } from '../ui/Picture.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { BarTable } from './BarTable.tsx'
import { DayChart } from './DayChart.tsx'
import styles from './NumbersScreen.module.css'

/** The shop’s sales: four figures, the days, the best sellers, and the abandoned baskets. */
export function NumbersScreen() {
  const { state, role, now } = useOffice()
  const nowDate = new Date(now)
  const period = periodOf(state, nowDate)
  const { words } = period
  const dates = periodDates(period)
  const figures = figuresOf(state, nowDate)
  const sales = soldProducts(state)
  const days = salesByDay(state, nowDate)
  useTitle(words)
  const downloadDays = () =>
    downloadCsv(
      'vat-by-day.csv',
      ['day', 'sales', 'vat'],
      days.map(({ day, cents, vatCents }) => [day, bareRand(cents), bareRand(vatCents)]),
    )
  const bestDay = days.reduce<DaySales | null>(
    (best, day) => (day.cents > (best?.cents ?? 0) ? day : best),
    null,
  )
  const sentence = `Sales by day, ${dates}. ${bestDay ? `Highest: ${weekdayAndDay(bestDay.day)}, ${formatRand(bestDay.cents)}. ` : ''}Today: ${formatRand(figures.todayCents)}.`
  const highestCents = sales.bestSellers[0]?.cents ?? 1
  return (
    <>
      <ScreenHead
        title={words}
        note={dates}
        actions={
          hasPermission(role, 'csv out') && (
            <>
              <Button onClick={() => downloadOrdersCsv(soldOrders(state))}>Orders, CSV out</Button>
              <Button kind={role === 'bookkeeper' ? 'accent' : 'edged'} onClick={downloadDays}>
                <Icon path={icons.paper} size={18} /> VAT by day
              </Button>
            </>
          )
        }
      />
      <KeyFigures figures={figureItems(figures, timeOfDay(now))} />
      <Panel title="Sales by day" aside={<p>in rand, incl. VAT</p>}>
        <DayChart days={days} sentence={sentence} />
        <DayTable days={days} />
      </Panel>
      <div className={`stack ${styles.halves}`}>
        <Panel>
          <BarTable
            heads={['Best sellers', 'Sold', 'Sales']}
            rows={sales.bestSellers.map(({ number, name, quantity, cents }) => ({
              key: String(number),
              name,
              picture: <Picture item={number} size={28} />,
              count: quantity,
              amount: formatRand(cents),
              share: cents / highestCents,
            }))}
            plainRows={[
              { name: 'All other products, less vouchers', amount: formatRand(sales.otherCents) },
              {
                name: `Delivery: ${sales.deliveryMethods.door} doors, ${sales.deliveryMethods.locker} lockers`,
                amount: formatRand(sales.deliveryCents),
              },
            ]}
            sum={{ name: words, amount: formatRand(sales.totalCents) }}
          />
        </Panel>
        <Panel>
          <AbandonedBaskets />
        </Panel>
      </div>
    </>
  )
}

function figureItems(figures: Figures, time: string) {
  const { salesCents, orders, averageCents, todayCents, todayOrders, refunds, netCents, netVatCents } =
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
      value: formatRand(figures.refundedCents),
      sub: refunds.map(({ order, what }) => `order ${order}, ${what}`).join('; '),
    },
    { name: 'Left after that', value: formatRand(netCents), sub: `VAT in it ${formatRand(netVatCents)}` },
  ]
}

/** The days of the chart as a table, newest first. */
function DayTable({ days }: { days: ReadonlyArray<DaySales> }) {
  return (
    <details className={styles.dayTable}>
      <summary>The same as a table</summary>
      <Table label="Sales by day">
        <thead>
          <tr>
            <th>Day</th>
            <th className="at-end">Sales, incl. VAT</th>
            <th className="at-end">VAT in it</th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ day, cents, vatCents }) => (
            <tr key={day}>
              <th scope="row">{weekdayAndDay(day)}</th>
              <td className="at-end">{formatRand(cents)}</td>
              <td className="at-end">{formatRand(vatCents)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}

/** The number of started and paid checkouts, and the steps at which the others were abandoned. */
function AbandonedBaskets() {
  const { state } = useOffice()
  const { started, paid, abandoned, abandonedPercent, abandonedByStep } = checkoutFigures(state)
  const maxBaskets = Math.max(1, ...abandonedByStep.map(({ baskets }) => baskets))
  const paidPercent = started === 0 ? 0 : (paid / started) * 100
  return (
    <>
      <p className={styles.summary}>
        <b>{started}</b> began to check out, <b>{paid}</b> paid, <b>{abandoned}</b> left: {abandonedPercent}{' '}
        of 100.
      </p>
      <svg
        className={styles.stack}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${paid} paid, ${abandoned} left`}
      >
        <rect width={paidPercent - 0.4} height="10" fill="var(--bar)" />
        <rect x={paidPercent} width={100 - paidPercent} height="10" fill="var(--bar-ground)" />
      </svg>
      <p className={`cluster between ${styles.legend}`} aria-hidden="true">
        <span>{paid} paid</span>
        <span>{abandoned} left</span>
      </p>
      <BarTable
        heads={['Where they stopped', 'Baskets', 'Worth']}
        rows={abandonedByStep.map(({ label, baskets, cents }) => ({
          key: label,
          name: label,
          count: baskets,
          amount: formatRand(cents),
          share: baskets / maxBaskets,
        }))}
        sum={{
          name: 'Left',
          count: abandoned,
          amount: formatRand(abandonedByStep.reduce((sum, { cents }) => sum + cents, 0)),
        }}
      />
      <p className="muted small">A basket counts as left after two hours. No email is sent in the demo.</p>
    </>
  )
}
