import { groupedCount } from '../../../domain/wording.ts'
import { Bars, Chart, GridLines } from '../../../ui/Chart.tsx'
import type { DaySales } from '../../shop/figures.ts'

const STEP_CENTS = 500_000
/** The number of labels that fit side by side in a wide window. */
const MAX_LABELS = 31

/** The sales of each day as bars, today’s last. */
export function DayChart({ days, sentence }: { days: ReadonlyArray<DaySales>; sentence: string }) {
  const highestCents = Math.max(...days.map(({ cents }) => cents))
  const scaleCents = Math.max(STEP_CENTS, highestCents)
  const labelInterval = Math.ceil(days.length / MAX_LABELS)
  const rand = (cents: number) => groupedCount(Math.round(cents / 100))
  return (
    <Chart
      sentence={sentence}
      labels={days.map(({ day }) => String(Number(day.slice(8))))}
      every={{ onWide: labelInterval, onNarrow: 7 * labelInterval }}
      hasScale
    >
      <GridLines max={scaleCents} wordsOf={rand} />
      <Bars
        values={days.map(({ cents }) => cents)}
        max={scaleCents}
        wordsOf={(cents, index) =>
          index === days.length - 1 ? 'today' : cents === highestCents ? rand(cents) : null
        }
      />
    </Chart>
  )
}
