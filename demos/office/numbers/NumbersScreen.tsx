import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { bareRand, formatRand } from '../../../domain/money/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { Table } from '../../../ui/Table.tsx'
import { soldProducts } from '../../shop/best-sellers.ts'
import { weekdayAndDay } from '../../shop/day-words.ts'
import {
  abandonedBaskets,
  type DaySales,
  type Figures as FourFigures,
  figuresOf,
  periodDates,
  periodOf,
  salesByDay,
  soldOrders,
} from '../../shop/figures.ts'
import { hasPermission } from '../../shop/rights.ts'
import { downloadCsv, downloadOrdersCsv } from '../csv/write-csv.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { Figures } from '../ui/Figures.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Picture } from '../ui/Picture.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { BarTable } from './BarTable.tsx'
import { DayChart } from './DayChart.tsx'
import styles from './NumbersScreen.module.css'

/** What the shop earned, for its owner and for the books: four figures, the days, what sold best, and the baskets that were left. */
export function NumbersScreen() {
  const { state, role, now } = useOffice()
  const moment = new Date(now)
  const period = periodOf(state, moment)
  const { words } = period
  const dates = periodDates(period)
  const figures = figuresOf(state, moment)
  const soldResult = soldProducts(state)
  const days = salesByDay(state, moment)
  useTitle(words)
  const saveDays = () =>
    downloadCsv(
      'vat-by-day.csv',
      ['day', 'sales', 'vat'],
      days.map(({ day, cents, vatCents }) => [day, bareRand(cents), bareRand(vatCents)]),
    )
  const best = days.reduce<DaySales | null>((top, day) => (day.cents > (top?.cents ?? 0) ? day : top), null)
  const sentence = `Sales by day, ${dates}. ${best ? `Highest: ${weekdayAndDay(best.day)}, ${formatRand(best.cents)}. ` : ''}Today: ${formatRand(figures.todayCents)}.`
  const greatest = soldResult.sellers[0]?.cents ?? 1
  return (
    <>
      <ScreenHead
        title={words}
        note={dates}
        acts={
          hasPermission(role, 'csv out') && (
            <>
              <Button onClick={() => downloadOrdersCsv(soldOrders(state))}>Orders, CSV out</Button>
              <Button kind={role === 'bookkeeper' ? 'accent' : 'edged'} onClick={saveDays}>
                <Icon path={icons.paper} size={18} /> VAT by day
              </Button>
            </>
          )
        }
      />
      <Figures figures={fourFigures(figures, timeOfDay(now))} />
      <Panel title="Sales by day" aside={<p>in rand, incl. VAT</p>}>
        <DayChart days={days} sentence={sentence} />
        <DayTable days={days} />
      </Panel>
      <div className={styles.halves}>
        <Panel>
          <BarTable
            heads={['Best sellers', 'Sold', 'Sales']}
            rows={soldResult.sellers.map(({ number, name, quantity, cents }) => ({
              key: String(number),
              name,
              picture: <Picture item={number} size={28} />,
              count: quantity,
              amount: formatRand(cents),
              share: cents / greatest,
            }))}
            rest={[
              { name: 'All other products, less vouchers', amount: formatRand(soldResult.otherCents) },
              {
                name: `Delivery: ${soldResult.deliveryMethods.door} doors, ${soldResult.deliveryMethods.locker} lockers`,
                amount: formatRand(soldResult.deliveryCents),
              },
            ]}
            sum={{ name: words, amount: formatRand(soldResult.totalCents) }}
          />
        </Panel>
        <Panel>
          <AbandonedBaskets left={abandonedBaskets(state)} />
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

/** The number of checkouts that were begun and paid, and the steps at which the others stopped. */
function AbandonedBaskets({
  left: { started, paid, left, ofHundred, stops },
}: {
  left: ReturnType<typeof abandonedBaskets>
}) {
  const greatest = Math.max(1, ...stops.map(({ baskets }) => baskets))
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
        <rect width={share - 0.4} height="10" fill="var(--bar)" />
        <rect x={share} width={100 - share} height="10" fill="var(--bar-ground)" />
      </svg>
      <p className={`cluster between ${styles.ends}`} aria-hidden="true">
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
          share: baskets / greatest,
        }))}
        sum={{
          name: 'Left',
          count: left,
          amount: formatRand(stops.reduce((sum, { cents }) => sum + cents, 0)),
        }}
      />
      <p className="muted small">A basket counts as left after two hours. No email is sent in the demo.</p>
    </>
  )
}
