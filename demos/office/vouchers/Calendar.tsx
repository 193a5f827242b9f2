import { Panel } from '../ui/Panel.tsx'
import type { Timeline } from './timeline.ts'
import styles from './Vouchers.module.css'

export type CalendarRow = { name: string; words: string; from: number; to: number; isOn: boolean }

/** When vouchers and sales are on; today is the gold line. */
export function Calendar({ line, rows }: { line: Timeline; rows: ReadonlyArray<CalendarRow> }) {
  const [first, last] = [line.months[0]?.name ?? '', line.months.at(-1)?.name ?? '']
  return (
    <Panel title={`${first} to ${last}`} aside={<p>today is the gold line</p>}>
      <ol className={styles.months} aria-hidden="true">
        {line.months.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <ul className={styles.spans}>
        {rows.map(({ name, words, from, to, isOn }) => (
          <li key={name}>
            <span>
              <b>{name}</b> <small>{words}</small>
            </span>
            <svg viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
              <rect
                x={from * 1000}
                y="4"
                width={(to - from) * 1000}
                height="32"
                fill={isOn ? 'var(--yes-bg)' : 'var(--way-bg)'}
                stroke={isOn ? 'var(--yes)' : 'var(--way)'}
                strokeWidth="1"
                vectorEffect="non-scaling-stroke"
              />
              <path
                d={`M${line.today * 1000} 0V40`}
                stroke="var(--gold)"
                strokeWidth="3"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
