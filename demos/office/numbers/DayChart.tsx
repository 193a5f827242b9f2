import { groupedCount } from '../../../domain/wording.ts'
import styles from './NumbersScreen.module.css'

type DayBar = { label: string; cents: number; isToday: boolean }

const STEP_CENTS = 500_000

type Props = {
  bars: ReadonlyArray<DayBar>
  /** What is to be seen, in words. */
  words: string
  /** Of the drawing; a phone has room for fewer words. */
  size: keyof typeof SIZES
}

const SIZES = {
  wide: { width: 1150, high: 168, left: 48, share: 0.7, every: 1, corner: 4 },
  /** In a narrow window of a picture: never in the office itself. */
  small: { width: 720, high: 104, left: 60, share: 0.74, every: 7, corner: 4 },
  middle: { width: 720, high: 150, left: 60, share: 0.74, every: 7, corner: 4 },
  phone: { width: 326, high: 168, left: 32, share: 0.74, every: 7, corner: 2 },
}

/** Sums by day as bars, today's in gold. The table below it says the same. */
export function DayChart({ bars, words, size }: Props) {
  const { width, high, left, share, every, corner } = SIZES[size]
  const most = Math.max(STEP_CENTS, ...bars.map(({ cents }) => cents))
  const step = (width - left) / Math.max(bars.length, 1)
  const wide = step * share
  const heightOf = (cents: number) => (cents / most) * high
  const lines = Array.from({ length: Math.floor(most / STEP_CENTS) + 1 }, (_, at) => at * STEP_CENTS)
  const best = bars.reduce((top, bar, at) => (bar.cents > (bars[top]?.cents ?? 0) ? at : top), 0)
  return (
    <svg
      className={styles.chart}
      data-size={size}
      viewBox={`0 -24 ${width} ${high + 52}`}
      role="img"
      aria-label={words}
    >
      {lines.map((cents) => (
        <g key={cents}>
          <path
            d={`M${left - 4} ${high - heightOf(cents)}H${width}`}
            stroke={cents === 0 ? 'var(--control)' : 'var(--line)'}
          />
          <text className={styles.axis} x={left - 10} y={high - heightOf(cents) + 5}>
            {size === 'phone' ? `${cents / 100_000}k` : groupedCount(cents / 100)}
          </text>
        </g>
      ))}
      {bars.map(({ label, cents, isToday }, at) => {
        const x = left + at * step
        const middle = x + wide / 2
        const top = high - heightOf(cents)
        return (
          <g key={label + String(at)}>
            <rect
              x={x}
              y={top}
              width={wide}
              height={heightOf(cents)}
              rx={corner}
              fill={isToday ? 'var(--moon)' : 'var(--accent-ink)'}
            />
            {(isToday || at === best) && (
              <text
                className={styles.top}
                data-last={at === bars.length - 1 || undefined}
                x={middle}
                y={top - 8}
              >
                {isToday ? 'today' : groupedCount(Math.round(cents / 100))}
              </text>
            )}
            {(at % every === 0 || isToday) && (
              <text className={isToday ? styles.top : undefined} x={middle} y={high + 22}>
                {label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
