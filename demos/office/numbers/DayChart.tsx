import { groupedCount } from '../../../domain/wording.ts'
import { Bars, Chart, GridLines } from '../../../ui/Chart.tsx'
import type { DaySales } from '../../shop/figures.ts'

const STEP_CENTS = 500_000
/** The number of labels that fit side by side in a wide window. */
const MONTH = 31

/** Sums by day as bars, the last of them today's. The table below it says the same. */
export function DayChart({ days, sentence }: { days: ReadonlyArray<DaySales>; sentence: string }) {
  const best = Math.max(...days.map(({ cents }) => cents))
  const greatestCents = Math.max(STEP_CENTS, best)
  const labelEvery = Math.ceil(days.length / MONTH)
  const rand = (cents: number) => groupedCount(Math.round(cents / 100))
  return (
    <Chart
      sentence={sentence}
      labels={days.map(({ day }) => String(Number(day.slice(8))))}
      every={{ onWide: labelEvery, onNarrow: 7 * labelEvery }}
      hasScale
    >
      <GridLines max={greatestCents} wordsOf={rand} />
      <Bars
        values={days.map(({ cents }) => cents)}
        max={greatestCents}
        wordsOf={(cents, at) => (at === days.length - 1 ? 'today' : cents === best ? rand(cents) : null)}
      />
    </Chart>
  )
}
