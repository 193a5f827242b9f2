import { BarTable } from '../../demos/office/numbers/BarTable.tsx'
import { DayChart } from '../../demos/office/numbers/DayChart.tsx'
import { Picture } from '../../demos/office/ui/Picture.tsx'
import { ScreenHead } from '../../demos/office/ui/ScreenHead.tsx'
import { soldProducts } from '../../demos/shop/best-sellers.ts'
import { figuresOf, periodOf, salesByDay } from '../../demos/shop/figures.ts'
import { formatRand } from '../wording/rand.ts'
import styles from './month-in-numbers.module.css'
import { OfficeWindow } from './OfficeWindow.tsx'
import { AFTER, MOMENT } from './shop.ts'

/** Sales by day, today in gold, and the five best sellers. */
export function MonthInNumbers() {
  const { words } = periodOf(AFTER, MOMENT)
  const { bestSellers, totalCents } = soldProducts(AFTER)
  const highestCents = bestSellers[0]?.cents ?? 1
  return (
    <OfficeWindow path="/admin/numbers" section="Numbers" className={styles.numbers}>
      <ScreenHead
        title={words}
        actions={
          <p className={styles.total}>
            sales, incl. VAT and delivery <b>{formatRand(figuresOf(AFTER, MOMENT).salesCents)}</b>
          </p>
        }
      />
      <DayChart sentence="Sales by day" days={salesByDay(AFTER, MOMENT)} />
      <BarTable
        heads={['Best sellers', 'Sold', 'Sales']}
        rows={bestSellers.map(({ number, name, quantity, cents }) => ({
          key: String(number),
          name,
          picture: <Picture item={number} size={28} />,
          count: quantity,
          amount: formatRand(cents),
          share: cents / highestCents,
        }))}
        sum={{ name: words, amount: formatRand(totalCents) }}
      />
    </OfficeWindow>
  )
}
