import type { ReactNode } from 'react'
import type { MarkDrawing as Name } from '../../../domain/content/drawings.ts'
import styles from './MarkDrawing.module.css'

/** The drawings of the icons: outlines in ink, the object itself in the solution's tint. */
export function MarkDrawing({ name }: { name: Name }) {
  return (
    <svg className={styles.drawing} aria-hidden="true" viewBox="0 0 132 60" width="132" height="60">
      {DRAWINGS[name]}
    </svg>
  )
}

const { sheet, object, gold, line, faint, solid } = styles

/** Left edges of a waybill's bars. */
const BARS = [2, 7, 10, 17, 20, 26, 34, 38, 41, 50, 54, 61, 65, 68, 77, 82, 86, 90, 98, 104, 107, 114, 118]
/** Heights of a building in four snapshots while it is built. */
const STOREYS = [4, 12, 21, 30]
/** Five people, by the x of their centres; only the chosen ones may read the request. */
const PEOPLE = [
  { x: 14, isChosen: true },
  { x: 40, isChosen: false },
  { x: 66, isChosen: false },
  { x: 92, isChosen: true },
  { x: 118, isChosen: false },
]

const DRAWINGS: Record<Name, ReactNode> = {
  waybill: (
    <>
      <path className={sheet} d="M1 1h130v58H1z" />
      <path className={solid} d={BARS.map((x) => `M${x + 6} 10v40`).join('')} />
    </>
  ),
  areas: (
    <>
      <path className={faint} d="M8 34C10 14 30 4 56 6s66 2 68 24-22 28-58 27S6 52 8 34z" />
      <path
        className={object}
        d="M26 34c0-14 16-20 36-19s42 2 42 16-16 18-40 18-38-3-38-15zm20-2c0-8 8-10 18-9s20 1 19 9-9 9-19 9-18-1-18-9z"
      />
      <path className={gold} d="M64 21a9 9 0 0 1 9 9c0 6-9 14-9 14s-9-8-9-14a9 9 0 0 1 9-9z" />
    </>
  ),
  calendar: (
    <>
      <path className={line} d="M6 46h120" />
      <path className={object} d="M18 10h28v19H18zM78 10h28v19H78z" />
      <path className={line} d="m18 11 14 10 14-10M78 11l14 10 14-10M32 36v4M92 36v4" />
      <circle className={object} cx="56" cy="46" r="7" />
      <circle className={gold} cx="118" cy="46" r="8" />
    </>
  ),
  'chosen-few': PEOPLE.map(({ x, isChosen }) => (
    <g key={x} className={isChosen ? object : faint} transform={`translate(${x} 0)`}>
      <circle cx="0" cy="18" r="8" />
      <path d="M-11 50c0-12 5-17 11-17s11 5 11 17z" />
    </g>
  )),
  'hand-over': (
    <>
      <path className={sheet} d="M4 8h44v28H24l-9 9v-9H4z" />
      <path className={object} d="M84 8h44v28h-8v9l-9-9H84z" />
      <path className={line} d="M13 18h26M13 26h17M93 18h26M93 26h17M54 22h22m-7-7 7 7-7 7" />
    </>
  ),
  limit: (
    <>
      <path className={sheet} d="M12 20h108a10 10 0 0 1 0 20H12a10 10 0 0 1 0-20z" />
      <path className={object} d="M12 20h62v20H12a10 10 0 0 1 0-20z" />
      <path className={line} d="M102 8v44" />
      <circle className={gold} cx="102" cy="30" r="9" />
    </>
  ),
  'one-view': (
    <>
      <path className={faint} d="M2 4h34v23H2zM2 33h34v23H2zM42 33h34v23H42z" />
      <path className={object} d="M42 4h34v23H42z" />
      <path className={line} d="M82 16h14" />
      <circle className={gold} cx="114" cy="16" r="14" />
      <path className={line} d="M114 8v9l6 3" />
    </>
  ),
  snapshots: STOREYS.map((height, index) => (
    <g key={height} transform={`translate(${2 + index * 33} 0)`}>
      <path className={sheet} d="M0 8h28v44H0z" />
      <path className={object} d={`M6 46v-${height}h16v${height}z`} />
      <path className={line} d="M3 46h22" />
    </g>
  )),
  source: (
    <>
      <path className={sheet} d="M26 1h80v58H26z" />
      <path className={object} d="M33 25h60v11H33z" />
      <path className={line} d="M36 12h54M36 20h42M36 30.5h50M36 42h54M36 50h30" />
    </>
  ),
}
