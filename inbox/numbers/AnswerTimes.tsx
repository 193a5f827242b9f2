import {
  CartesianGrid,
  LabelList,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts'
import { workingDayMs } from '../../domain/calendar/working-time.ts'
import type { Numbers } from '../../domain/inbox/api/numbers.ts'
import { shortDate } from '../../domain/inbox/words/days.ts'
import { duration } from '../../domain/inbox/words/durations.ts'
import { medianCell, medianChartLabel, medianNote } from '../../domain/inbox/words/numbers-words.ts'
import { useWorkingHours } from '../state/session.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { everySecondWeek } from './week-ticks.ts'

/** The median time until an answer, week by week, against what is promised. A week without an answer has no point. */
export function AnswerTimes({ numbers }: { numbers: Numbers }) {
  const { weeks } = numbers
  const promised = workingDayMs(useWorkingHours()) / 60_000
  const known = weeks.flatMap(({ medianMinutes }) => (medianMinutes === null ? [] : [medianMinutes]))
  const longest = Math.max(...known)
  const lastAt = weeks.findLastIndex(({ medianMinutes }) => medianMinutes !== null)
  const rows = weeks.map(({ monday, medianMinutes }, at) => {
    const isNamed = medianMinutes !== null && (medianMinutes === longest || at === lastAt)
    return { week: shortDate(monday), medianMinutes, label: isNamed ? duration(medianMinutes) : '' }
  })
  return (
    <ChartFigure
      heading="Time until the answer"
      below={medianNote(numbers)}
      sentence={medianChartLabel(numbers, `${promised / 60} hours`)}
      column="Median"
      rows={rows.map(({ week, medianMinutes }) => [week, medianCell(medianMinutes)])}
    >
      <ResponsiveContainer>
        <LineChart data={rows} margin={{ top: 20, right: 8, bottom: 0, left: 8 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--rule)" />
          <XAxis
            dataKey="week"
            tickLine={false}
            axisLine={false}
            ticks={everySecondWeek(rows)}
            interval={0}
            padding={{ left: 16, right: 24 }}
          />
          <YAxis
            orientation="right"
            mirror
            domain={[0, promised]}
            ticks={[180, 360]}
            tickFormatter={(minutes: number) => `${minutes / 60} h`}
            tickLine={false}
            axisLine={false}
            dy={-8}
          />
          <ReferenceLine
            y={promised}
            stroke="var(--red)"
            strokeDasharray="5 4"
            label={{
              value: `${promised / 60} h, one working day: what we promise`,
              position: 'insideTopLeft',
              dy: -20,
              dx: -6,
              style: { fill: 'var(--red)', fontWeight: 600 },
            }}
          />
          <Line
            dataKey="medianMinutes"
            stroke="var(--bar)"
            strokeWidth={2.5}
            dot={{ r: 4, fill: 'var(--bar)', strokeWidth: 0 }}
            isAnimationActive={false}
          >
            <LabelList dataKey="label" position="top" offset={12} fontWeight={620} />
          </Line>
        </LineChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}
