import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { bareRand } from '../../../domain/money/money.ts'
import { soldProducts } from '../../shop/best-sellers.ts'
import {
  abandonedBaskets,
  figuresOf,
  periodDates,
  periodOf,
  salesByDay,
  soldOrders,
} from '../../shop/figures.ts'
import { hasPermission } from '../../shop/rights.ts'
import { downloadCsv, downloadOrdersCsv } from '../csv/write-csv.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/icons.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { MonthInNumbers } from './MonthInNumbers.tsx'

/** What the shop earned, for its owner and for the books. */
export function NumbersScreen() {
  const { state, role, now } = useOffice()
  const moment = new Date(now)
  const period = periodOf(state, moment)
  const days = salesByDay(state, moment)
  useTitle(period.words)
  const saveDays = () =>
    downloadCsv(
      'vat-by-day.csv',
      ['day', 'sales', 'vat'],
      days.map(({ day, cents, vatCents }) => [day, bareRand(cents), bareRand(vatCents)]),
    )
  return (
    <MonthInNumbers
      words={period.words}
      dates={periodDates(period)}
      today={dayOf(now)}
      time={timeOfDay(now)}
      figures={figuresOf(state, moment)}
      days={days}
      sold={soldProducts(state)}
      left={abandonedBaskets(state)}
    >
      <ScreenHead
        title={period.words}
        note={periodDates(period)}
        acts={
          hasPermission(role, 'csv out') && (
            <>
              <Button kind="white" onPress={() => downloadOrdersCsv(soldOrders(state))}>
                Orders, CSV out
              </Button>
              <Button kind={role === 'bookkeeper' ? 'wood' : 'white'} onPress={saveDays}>
                <Icon name="paper" /> VAT by day
              </Button>
            </>
          )
        }
      />
    </MonthInNumbers>
  )
}
