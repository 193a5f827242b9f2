import type { FigureOf } from '../../../../domain/content/case-figure.ts'
import { Moon } from '../../../ui/Moon.tsx'
import { SheetHead } from './SheetHead.tsx'
import sheet from './sheet.module.css'
import styles from './WeekFigure.module.css'

type Props = { figure: FigureOf<'week'> }
type Hours = Props['figure']['days'][number]['open']

/** A week of bars: each is the hours of a day in which somebody can be booked. */
export function WeekFigure({ figure }: Props) {
  const all = figure.days.flatMap(({ open }) => open)
  const first = Math.min(...all.map(({ from }) => from))
  const last = Math.max(...all.map(({ to }) => to))
  return (
    <div className={sheet.sheet}>
      <SheetHead title={figure.title} note={figure.note} />
      <ol className={styles.week}>
        {figure.days.map((day) => (
          <li key={day.name}>
            <b>
              {day.name.slice(0, 3)}
              <span className="visually-hidden">{day.name.slice(3)}</span>
            </b>
            <Bar open={day.open} first={first} last={last} />
            <Times open={day.open} />
            {day.paid && (
              <span className={styles.paid}>
                <Moon fraction={1} size={16} />
                {figure.paid}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Times({ open }: { open: Hours }) {
  if (open.length === 0) return <span>Closed</span>
  return <span>{open.map(({ from, to }) => `${from}–${to}`).join(', ')}</span>
}

function Bar({ open, first, last }: { open: Hours; first: number; last: number }) {
  return (
    <svg
      viewBox={`0 0 4 ${last - first}`}
      preserveAspectRatio="none"
      className={styles.bar}
      aria-hidden="true"
    >
      {open.map(({ from, to }) => (
        <rect key={from} y={from - first} width="4" height={to - from} className={styles.open} />
      ))}
    </svg>
  )
}
