import type { ReactNode } from 'react'
import { duration, shortDate } from '../../domain/calendar/day-words.ts'
import { workingDayMs } from '../../domain/calendar/working-time.ts'
import type { Numbers } from '../../domain/inbox/api/day.ts'
import {
  enquiriesChartLabel,
  medianCell,
  medianChartLabel,
  medianNote,
  spanWords,
} from '../../domain/inbox/words/numbers-words.ts'
import { groupedCount } from '../../domain/wording.ts'
import { Bars, Chart, GridLine, GridLines, heightOf, middleOf, percent } from '../../ui/Chart.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWorkingHours } from '../state/session.ts'
import styles from './WeekCharts.module.css'

/** Up to this many weeks, each has a label. */
const MAX_LABELS = 13
const HOUR_MINUTES = 60

/** The number of enquiries in each week; the last week, not over yet, is highlighted. */
export function EnquiriesByWeek({ numbers }: { numbers: Numbers }) {
  const { weeks } = numbers
  const maximum = Math.max(...weeks.map(({ enquiries }) => enquiries), 1)
  const labelEvery = labelInterval(weeks.length)
  return (
    <ChartFigure
      heading="Enquiries by week"
      below={`${spanWords(numbers)} Each week begins on Monday; the last one is not over yet.`}
      sentence={enquiriesChartLabel(numbers)}
      column="Enquiries"
      rows={weeks.map(({ monday, enquiries }) => [shortDate(monday), groupedCount(enquiries)])}
    >
      <GridLines max={maximum} />
      <Bars
        values={weeks.map(({ enquiries }) => enquiries)}
        max={maximum}
        wordsOf={(enquiries, index) =>
          (weeks.length - 1 - index) % labelEvery === 0 ? groupedCount(enquiries) : null
        }
      />
    </ChartFigure>
  )
}

/** The median time until an answer by week, against the promise. A week without an answer has no point. */
export function AnswerTimes({ numbers }: { numbers: Numbers }) {
  const { weeks } = numbers
  const promised = workingDayMs(useWorkingHours()) / 60_000
  const longest = Math.max(...weeks.map(({ medianMinutes }) => medianMinutes ?? 0))
  const maximum = Math.max(promised, longest)
  const promisedY = percent(heightOf(promised, maximum))
  const lastIndex = weeks.findLastIndex(({ medianMinutes }) => medianMinutes !== null)
  const points = weeks.map(({ medianMinutes }, index) =>
    medianMinutes === null
      ? null
      : {
          x: percent(middleOf(index, weeks.length)),
          y: percent(heightOf(medianMinutes, maximum)),
          label: medianMinutes === longest || index === lastIndex ? duration(medianMinutes) : null,
        },
  )
  return (
    <ChartFigure
      heading="Time until the answer"
      below={medianNote(numbers)}
      sentence={medianChartLabel(numbers, `${promised / HOUR_MINUTES} hours`)}
      column="Median"
      rows={weeks.map(({ monday, medianMinutes }) => [shortDate(monday), medianCell(medianMinutes)])}
    >
      {[0, 3, 6].map((hours) => (
        <GridLine key={hours} value={hours * HOUR_MINUTES} max={maximum}>
          {hours > 0 && `${hours} h`}
        </GridLine>
      ))}
      <line className={styles.promise} x2="100%" y1={promisedY} y2={promisedY} />
      <text className={styles.promiseText} y={promisedY}>
        {`${promised / HOUR_MINUTES} h, one working day: what we promise`}
      </text>
      {points.map((point, index) => {
        const nextPoint = points[index + 1]
        if (!point) return null
        const { x, y, label } = point
        return (
          <g key={x}>
            {nextPoint && <line className={styles.line} x1={x} y1={y} x2={nextPoint.x} y2={nextPoint.y} />}
            <circle className={styles.dot} cx={x} cy={y} r={4} />
            {label && (
              <text className={styles.median} x={x} y={y} dy="-0.4em">
                {label}
              </text>
            )}
          </g>
        )
      })}
    </ChartFigure>
  )
}

type FigureProps = {
  heading: string
  below: string
  /** A sentence that summarises the chart. */
  sentence: string
  column: string
  rows: ReadonlyArray<readonly [week: string, value: string]>
  children: ReactNode
}

/** A chart over weeks with its sentence, and its table below. */
function ChartFigure({ heading, below, sentence, column, rows, children }: FigureProps) {
  const labelEvery = labelInterval(rows.length)
  return (
    <figure className={styles.figure}>
      <h2>{heading}</h2>
      <p>{below}</p>
      <Chart
        sentence={sentence}
        labels={rows.map(([week]) => week)}
        every={{ onWide: 2 * labelEvery, onNarrow: 3 * labelEvery }}
      >
        {children}
      </Chart>
      <details>
        <summary>As a table</summary>
        <Table label={heading}>
          <thead>
            <tr>
              <th scope="col">Week from</th>
              <th scope="col" className="at-end">
                {column}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([week, value]) => (
              <tr key={week}>
                <th scope="row">{week}</th>
                <td className="at-end">{value}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  )
}

function labelInterval(weeks: number): number {
  return Math.ceil(weeks / MAX_LABELS)
}
