import { type Hours, weekOf } from '../../../domain/calendar/opening-hours.ts'
import styles from './AnswerWeek.module.css'
import { answerDelays, describeAnswers } from './answer-week.ts'

const DAY = 60
const LINE = 96
const RADIUS = 14

/** A week in which an arc leads from each day to the day by which somebody replies, and the same in words. */
export function AnswerWeek({ hours }: { hours: Hours }) {
  const delays = answerDelays(hours)
  const week = weekOf(hours)
  const last = Math.max(...delays.map((delay, at) => at + delay))
  const days = Array.from({ length: last + 1 }, (_, at) => ({ at, ...week[at % week.length] }))
  return (
    <figure className={styles.week}>
      <svg viewBox={`0 0 ${days.length * DAY} 140`} aria-hidden="true">
        {delays.map((delay, at) => (
          <path key={week[at]?.name} className={styles.arc} d={arcOf(at, at + delay)} />
        ))}
        {days.map(({ at, open, initial }) => (
          <g key={at}>
            <circle className={open ? styles.open : styles.closed} cx={middleOf(at)} cy={LINE} r={RADIUS} />
            <text x={middleOf(at)} y="134">
              {initial}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{describeAnswers(hours)}</figcaption>
    </figure>
  )
}

function arcOf(from: number, to: number): string {
  const start = middleOf(from) + RADIUS / 2
  const end = middleOf(to) - RADIUS / 2
  const foot = LINE - RADIUS - 3
  const height = Math.min(26 + 18 * (to - from), foot - 4)
  return `M${start} ${foot}C${start} ${foot - height} ${end} ${foot - height} ${end} ${foot}`
}

function middleOf(day: number): number {
  return (day + 0.5) * DAY
}
