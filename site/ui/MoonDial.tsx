import type { ReactNode } from 'react'
import { phasePath } from '../../ui/moon.ts'
import { CountPills } from './CountPills.tsx'
import styles from './MoonDial.module.css'

type DialTurn = {
  /** How many moons stand in the ring. */
  count: number
  /** What stands inside the ring at each moon; none where there is no room. */
  labels: ReadonlyArray<string>
  /** What this turn comes to, in one strong line and one quiet one. */
  sum: string
  note: string
}

type Props = {
  /** Name of the radio buttons, unique on the page. */
  name: string
  legend: string
  /** What is counted, in the plural. */
  unit: string
  /** At most six; each has one radio button, marked by its place. */
  turns: ReadonlyArray<DialTurn>
  /** The count that is chosen at first. */
  chosen: number
  /** What stays the same in every turn. */
  children: ReactNode
}

/** A ring of moons growing to full, regrouped by radio buttons without script. */
export function MoonDial({ name, legend, unit, turns, chosen, children }: Props) {
  return (
    <div className={styles.dial}>
      <figure className={styles.ring}>
        {turns.map((turn, at) => (
          <Ring key={turn.count} {...turn} place={at + 1} isFirst={turn.count === chosen} />
        ))}
        <div className={styles.middle}>
          {children}
          {turns.map(({ count, sum, note }, at) => (
            <p key={count} className={styles.sum} data-place={at + 1} {...firstIf(count === chosen)}>
              <b>{sum}</b>
              <span>{note}</span>
            </p>
          ))}
        </div>
      </figure>
      <div role="radiogroup" aria-labelledby={`${name}-legend`} className={`off-paper ${styles.choice}`}>
        <span id={`${name}-legend`}>{legend}</span>
        <div className="cluster">
          <CountPills
            name={name}
            unit={unit}
            counts={turns.map(({ count }) => count)}
            chosen={chosen}
            sums={turns.map(({ sum }) => sum)}
          />
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        </div>
      </div>
    </div>
  )
}

type RingProps = Pick<DialTurn, 'count' | 'labels'> & { place: number; isFirst: boolean }

function Ring({ count, labels, place, isFirst }: RingProps) {
  const radius = moonRadius(count)
  return (
    <svg
      className={styles.moons}
      data-place={place}
      {...firstIf(isFirst)}
      viewBox="-300 -310 600 610"
      role="img"
      aria-label={`${count} moons in a ring, from a crescent to full`}
    >
      {Array.from({ length: count }, (_, at) => at + 1).map((no) => {
        const { x, y } = onRing(no / count, ringRadius(count))
        return (
          <g key={no} transform={`translate(${x} ${y})`}>
            <circle r={radius} className={styles.dark} />
            <path d={phasePath(no / count, radius)} className={styles.lit} />
          </g>
        )
      })}
      {labels.map((label, at) => {
        const { x, y } = onRing((at + 1) / count, ringRadius(count) - radius - 23)
        return (
          <text key={label} x={x} y={y + 5}>
            {label}
          </text>
        )
      })}
      <circle cx="0" cy={-ringRadius(count)} r={radius + 8} className={styles.full} />
    </svg>
  )
}

/** Marks what belongs to the choice that stands at first. */
function firstIf(isFirst: boolean): { 'data-first'?: '' } {
  return isFirst ? { 'data-first': '' } : {}
}

/** Clockwise from the top, where the last moon stands. */
function onRing(turn: number, radius: number): { x: number; y: number } {
  const angle = turn * 2 * Math.PI
  return { x: Math.round(Math.sin(angle) * radius), y: Math.round(-Math.cos(angle) * radius) }
}

function ringRadius(count: number): number {
  return Math.min(256, 234 + count)
}

/** As large as the ring allows without two touching. */
function moonRadius(count: number): number {
  const chord = 2 * ringRadius(count) * Math.sin(Math.PI / count)
  return Math.floor(Math.min(Math.max(64 - 2 * count, 23), chord * 0.42))
}
