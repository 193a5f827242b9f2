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
import { Table } from '../../ui/Table.tsx'
import { useWorkingHours } from '../state/session.ts'
import styles from './WeekCharts.module.css'

/** Where values begin and how high the highest is, in percent of the drawing. */
const BASE = 89
const HIGHEST = 78
/** How much of its week a bar takes. */
const BAR_SHARE = 0.78
/** So many weeks have room for a number each. */
const QUARTER = 13
const HOUR_MINUTES = 60

/** How many came in each week; the last one has just begun and is lit. */
export function EnquiriesByWeek({ numbers }: { numbers: Numbers }) {
  const { weeks } = numbers
  const most = Math.max(...weeks.map(({ enquiries }) => enquiries), 1)
  const width = 100 / weeks.length
  const every = Math.ceil(weeks.length / QUARTER)
  return (
    <ChartFigure
      heading="Enquiries by week"
      below={`${spanWords(numbers)} Each week begins on Monday; the last one is not over yet.`}
      sentence={enquiriesChartLabel(numbers)}
      column="Enquiries"
      rows={weeks.map(({ monday, enquiries }) => [shortDate(monday), groupedCount(enquiries)])}
    >
      {gridSteps(most).map((count) => (
        <GridLine key={count} y={yOf(count, most)} />
      ))}
      {weeks.map(({ monday, enquiries }, at) => (
        <g key={monday}>
          <rect
            className={at === weeks.length - 1 ? styles.begun : styles.bar}
            x={percent((at + (1 - BAR_SHARE) / 2) * width)}
            width={percent(BAR_SHARE * width)}
            y={percent(yOf(enquiries, most))}
            height={percent(BASE - yOf(enquiries, most))}
            rx={3}
          />
          {(weeks.length - 1 - at) % every === 0 && (
            <text className={styles.value} x={percent((at + 0.5) * width)} y={percent(yOf(enquiries, most))}>
              {groupedCount(enquiries)}
            </text>
          )}
        </g>
      ))}
    </ChartFigure>
  )
}

/** The median time until an answer, week by week, against the promise. A week without an answer has no point. */
export function AnswerTimes({ numbers }: { numbers: Numbers }) {
  const { weeks } = numbers
  const promised = workingDayMs(useWorkingHours()) / 60_000
  const longest = Math.max(...weeks.map(({ medianMinutes }) => medianMinutes ?? 0))
  const most = Math.max(promised, longest)
  const lastAt = weeks.findLastIndex(({ medianMinutes }) => medianMinutes !== null)
  const points = weeks.map(({ medianMinutes }, at) =>
    medianMinutes === null
      ? null
      : {
          x: percent(((at + 0.5) * 100) / weeks.length),
          y: percent(yOf(medianMinutes, most)),
          label: medianMinutes === longest || at === lastAt ? duration(medianMinutes) : null,
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
      <GridLine y={BASE} />
      {[3, 6].map((hours) => (
        <GridLine key={hours} y={yOf(hours * HOUR_MINUTES, most)}>{`${hours} h`}</GridLine>
      ))}
      <line
        className={styles.promise}
        x2="100%"
        y1={percent(yOf(promised, most))}
        y2={percent(yOf(promised, most))}
      />
      <text className={styles.promiseText} y={percent(yOf(promised, most))}>
        {`${promised / HOUR_MINUTES} h, one working day: what we promise`}
      </text>
      {points.map((point, at) => {
        const next = points[at + 1]
        if (!point) return null
        const { x, y, label } = point
        return (
          <g key={x}>
            {next && <line className={styles.line} x1={x} y1={y} x2={next.x} y2={next.y} />}
            <circle className={styles.dot} cx={x} cy={y} r={4} />
            {label && (
              <text className={styles.value} x={x} y={y} dy="-0.4em">
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
  /** What the chart shows, in a sentence. */
  sentence: string
  column: string
  rows: ReadonlyArray<readonly [week: string, value: string]>
  children: ReactNode
}

/** A chart over weeks with its sentence, and its table under it. */
function ChartFigure({ heading, below, sentence, column, rows, children }: FigureProps) {
  const every = Math.ceil(rows.length / QUARTER)
  return (
    <figure className={styles.figure}>
      <h2>{heading}</h2>
      <p>{below}</p>
      <svg role="img" aria-label={sentence} className={styles.chart}>
        {children}
        {rows.map(([week], at) => {
          const fromEnd = rows.length - 1 - at
          const [onWide, onNarrow] = [fromEnd % (2 * every) === 0, fromEnd % (3 * every) === 0]
          if (!onWide && !onNarrow) return null
          const only = onWide && onNarrow ? '' : onWide ? styles.onWide : styles.onNarrow
          return (
            <text key={week} className={only} x={percent(((at + 0.5) * 100) / rows.length)} y="100%">
              {week}
            </text>
          )
        })}
      </svg>
      <details>
        <summary>As a table</summary>
        <Table>
          <caption className="visually-hidden">{heading}</caption>
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

/** A horizontal line, with its value at the right end. */
function GridLine({ y, children }: { y: number; children?: string }) {
  return (
    <>
      <line className={styles.grid} x2="100%" y1={percent(y)} y2={percent(y)} />
      {children && (
        <text className={styles.axis} x="100%" y={percent(y)}>
          {children}
        </text>
      )}
    </>
  )
}

/** Round counts from zero up to the highest, four steps at most. */
function gridSteps(most: number): Array<number> {
  const power = 10 ** Math.floor(Math.log10(most))
  const step = Math.max(1, power * ([0.5, 1, 2].find((part) => most / (part * power) <= 4) ?? 5))
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step)
}

function yOf(value: number, most: number): number {
  return BASE - (value / most) * HIGHEST
}

function percent(value: number): string {
  return `${value}%`
}
