import type { ReactNode } from 'react'
import styles from './Chart.module.css'

/** In percent of the drawing's height: the y of the value zero, and the height of the highest value. */
const BASE = 89
const HIGHEST = 78
/** A bar's width, as a share of the width of its day or week. */
const BAR_SHARE = 0.78

type Props = {
  /** What the chart shows, in a sentence. */
  sentence: string
  /** Labels of the days or weeks. */
  labels: ReadonlyArray<string>
  /** Show every nth label, counted from the last. */
  every: { onWide: number; onNarrow: number }
  /** Whether the chart leaves room for the labels at the left of its lines. */
  hasScale?: boolean
  children: ReactNode
}

/** A chart over days or weeks, as wide as its container. A table beside it has the same values. */
export function Chart({ sentence, labels, every, hasScale, children }: Props) {
  return (
    <svg role="img" aria-label={sentence} className={styles.chart} data-scale={hasScale}>
      {children}
      {labels.map((label, index) => {
        const fromEnd = labels.length - 1 - index
        const [onWide, onNarrow] = [fromEnd % every.onWide === 0, fromEnd % every.onNarrow === 0]
        if (!onWide && !onNarrow) return null
        const only = onWide && onNarrow ? '' : onWide ? styles.onWide : styles.onNarrow
        const x = percent(middleOf(index, labels.length))
        return (
          <text key={x} className={only} x={x} y="100%">
            {label}
          </text>
        )
      })}
    </svg>
  )
}

type BarsProps = {
  values: ReadonlyArray<number>
  max: number
  /** The label over a bar. */
  wordsOf: (value: number, index: number) => string | null
}

/** A bar for each value. The last bar is highlighted: its day or week is not over yet. */
export function Bars({ values, max, wordsOf }: BarsProps) {
  const width = 100 / values.length
  return values.map((value, index) => {
    const [middle, y] = [middleOf(index, values.length), heightOf(value, max)]
    const words = wordsOf(value, index)
    return (
      <g key={middle}>
        <rect
          className={index === values.length - 1 ? styles.current : styles.bar}
          x={percent(middle - (BAR_SHARE * width) / 2)}
          width={percent(BAR_SHARE * width)}
          y={percent(y)}
          height={percent(BASE - y)}
          rx={3}
        />
        {words && (
          <text className={styles.value} x={percent(middle)} y={percent(y)}>
            {words}
          </text>
        )}
      </g>
    )
  })
}

/** Horizontal lines at round values from zero to the highest, four steps at most, each with its label, if any, at the left. */
export function GridLines({ max, wordsOf }: { max: number; wordsOf?: (value: number) => string }) {
  const power = 10 ** Math.floor(Math.log10(max))
  const step = Math.max(1, power * ([0.5, 1, 2].find((part) => max / (part * power) <= 4) ?? 5))
  const values = Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step)
  return values.map((value) => (
    <g key={value}>
      <GridLine value={value} max={max} />
      {wordsOf && (
        <text className={styles.scale} x="-0.6em" y={percent(heightOf(value, max))}>
          {wordsOf(value)}
        </text>
      )}
    </g>
  ))
}

/** A horizontal line with a label at its right end. */
export function GridLine({ value, max, children }: { value: number; max: number; children?: ReactNode }) {
  const y = percent(heightOf(value, max))
  return (
    <>
      <line className={styles.grid} x2="100%" y1={y} y2={y} />
      {children && (
        <text className={styles.axis} x="100%" y={y}>
          {children}
        </text>
      )}
    </>
  )
}

/** The x of a day's or week's middle, in percent of the width. */
export function middleOf(index: number, count: number): number {
  return ((index + 0.5) * 100) / count
}

/** The y of a value, in percent of the height. */
export function heightOf(value: number, max: number): number {
  return BASE - (value / max) * HIGHEST
}

export function percent(value: number): string {
  return `${value}%`
}
