import {
  DAYS,
  EXPECTED,
  HIGH,
  LOW,
  ORDER,
  ORDER_BY_RULE,
  ORDER_HIGH,
  ORDER_LOW,
  PAYDAY_INDEX,
  SAME_AS_LAST_WEEK,
  SATURDAY_INDEX,
  SOLD,
} from './forecast.ts'
import styles from './loaves-for-saturday.module.css'

type Scale = { x: (day: number) => number; y: (loaves: number) => number }

const LEFT = 50
const RIGHT = 58
const TOP = 54
const BOTTOM = 44
const HIGHEST = 66
const TODAY = SOLD.length - 1

/** A chart of two weeks’ sales and the next week’s forecast, with its range and the simple rule (last week’s sales). */
export function Chart({ width, height }: { width: number; height: number }) {
  const step = (width - LEFT - RIGHT) / (SOLD.length + EXPECTED.length - 1)
  const scale: Scale = {
    x: (day) => LEFT + day * step,
    y: (loaves) => height - BOTTOM - (loaves / HIGHEST) * (height - TOP - BOTTOM),
  }
  const { x, y } = scale
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={`M${x(TODAY + 0.5)} 0H${width}V${y(0)}H${x(TODAY + 0.5)}Z`} fill="#edf2f9" />
      {[0, 20, 40, 60].map((loaves) => (
        <g key={loaves}>
          <path d={`M${LEFT - 8} ${y(loaves)}H${width}`} stroke="#dcdad2" strokeWidth="2" />
          <text x={LEFT - 18} y={y(loaves) + 8} textAnchor="end">
            {loaves}
          </text>
        </g>
      ))}
      <Days x={x} y={height - 8} />
      <path d={`${lineOf(HIGH, scale)}${lineOf(LOW, scale, true)}Z`} fill="#b5cdea" />
      <path d={lineOf(SAME_AS_LAST_WEEK, scale)} className={styles.rule} />
      <path
        d={`M${x(TODAY)} ${y(SOLD[TODAY] ?? 0)}${lineOf(EXPECTED, scale).replace('M', 'L')}`}
        className={styles.expected}
      />
      <path d={lineOf(SOLD, scale, false, 0)} className={styles.sold} />
      <path d={`M${x(TODAY + 0.5)} 0V${y(0)}`} stroke="#1a1d24" strokeWidth="2.500" strokeDasharray="5 8" />
      <text x={x(TODAY + 0.5) + 14} y={28} className={styles.strong}>
        next week
      </text>
      <text
        x={x(PAYDAY_INDEX)}
        y={y(SOLD[PAYDAY_INDEX] ?? 0) - 16}
        textAnchor="end"
        className={styles.strong}
      >
        payday
      </text>
      <Saturday scale={scale} />
    </svg>
  )
}

function Saturday({ scale: { x, y } }: { scale: Scale }) {
  const saturdayX = x(SATURDAY_INDEX)
  return (
    <>
      <path
        d={`M${saturdayX} ${y(ORDER_HIGH)}V${y(ORDER_LOW)}M${saturdayX - 11} ${y(ORDER_HIGH)}h22M${saturdayX - 11} ${y(ORDER_LOW)}h22`}
        stroke="#23406f"
        strokeWidth="3.500"
      />
      <circle cx={saturdayX} cy={y(ORDER)} r="12" fill="#f4c152" stroke="#1a1d24" strokeWidth="3.500" />
      <text x={saturdayX + 27} y={y(ORDER) + 12} className={styles.order}>
        {ORDER}
      </text>
      <text x={saturdayX + 14} y={y(ORDER_BY_RULE) + 6} className={styles.byRule}>
        {ORDER_BY_RULE}
      </text>
    </>
  )
}

function Days({ x, y }: { x: Scale['x']; y: number }) {
  return [...DAYS, ...DAYS, ...DAYS].map((day, index) => (
    <text
      key={x(index)}
      x={x(index)}
      y={y}
      textAnchor="middle"
      className={index === SATURDAY_INDEX ? styles.strong : undefined}
    >
      {day}
    </text>
  ))
}

/** A line through a week's figures, forwards from its Monday or, to close a band, backwards. */
function lineOf(week: ReadonlyArray<number>, { x, y }: Scale, back = false, from = SOLD.length): string {
  const points = week.map((loaves, day) => `${x(from + day)} ${y(loaves)}`)
  return back ? `L${points.reverse().join('L')}` : `M${points.join('L')}`
}
