import { Bar, BarChart, CartesianGrid, LabelList, Rectangle, ResponsiveContainer, XAxis } from 'recharts'
import type { Numbers } from '../../domain/inbox/api/numbers.ts'
import { shortDate } from '../../domain/inbox/words/days.ts'
import { enquiriesChartLabel, spanWords } from '../../domain/inbox/words/numbers-words.ts'
import { groupedCount } from '../../domain/wording.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { everySecondWeek } from './week-ticks.ts'

/** How many came in each week; the last one has just begun and is lit. */
export function EnquiriesByWeek({ numbers }: { numbers: Numbers }) {
  const rows = numbers.weeks.map(({ monday, enquiries }) => ({ week: shortDate(monday), enquiries }))
  return (
    <ChartFigure
      heading="Enquiries by week"
      below={`${spanWords(numbers)} Each week begins on Monday; the last one has just begun.`}
      sentence={enquiriesChartLabel(numbers)}
      column="Enquiries"
      rows={rows.map(({ week, enquiries }) => [week, groupedCount(enquiries)])}
    >
      <ResponsiveContainer>
        <BarChart data={rows} margin={{ top: 20, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--rule)" />
          <XAxis
            dataKey="week"
            tickLine={false}
            axisLine={false}
            ticks={everySecondWeek(rows)}
            interval={0}
            padding={{ right: 12 }}
          />
          <Bar
            dataKey="enquiries"
            isAnimationActive={false}
            shape={({ index, ...bar }) => {
              const isLast = index === rows.length - 1
              return (
                <Rectangle
                  {...bar}
                  radius={3}
                  fill={isLast ? 'var(--moon)' : 'var(--bar)'}
                  stroke={isLast ? 'var(--limb)' : 'none'}
                />
              )
            }}
          >
            <LabelList
              dataKey="enquiries"
              position="top"
              fontWeight={620}
              formatter={(count) => groupedCount(Number(count))}
            />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}
