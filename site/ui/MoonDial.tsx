import type { ReactNode } from 'react'
import { phasePath } from '../../ui/moon.ts'
import { CountPills } from './CountPills.tsx'
import styles from './MoonDial.module.css'

type DialOption = {
  /** The number of moons in the ring. */
  count: number
  /** The text inside the ring at each moon; empty if there is no space. */
  labels: ReadonlyArray<string>
  /** The result of this choice, in one strong line; `note` is a quiet one. */
  sum: string
  note: string
}

type Props = {
  /** Name of the radio buttons, unique on the page. */
  name: string
  legend: string
  /** The counted unit, in the plural. */
  unit: string
  /** At most six; each has a radio button, marked by its position. */
  options: ReadonlyArray<DialOption>
  /** The initial count. */
  chosen: number
  /** The text that stays the same for every choice. */
  children: ReactNode
}

/** A ring of moons growing to full, regrouped by radio buttons without script. */
export function MoonDial({ name, legend, unit, options, chosen, children }: Props) {
  return (
    <div className={styles.dial}>
      <figure className={styles.ring}>
        {options.map((option, index) => (
          <Ring key={option.count} {...option} place={index + 1} isInitial={option.count === chosen} />
        ))}
        <div className={styles.middle}>
          {children}
          {options.map(({ count, sum, note }, index) => (
            <p key={count} className={styles.sum} data-place={index + 1} {...initialMark(count === chosen)}>
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
            counts={options.map(({ count }) => count)}
            chosen={chosen}
            sums={options.map(({ sum }) => sum)}
          />
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        </div>
      </div>
    </div>
  )
}

type RingProps = Pick<DialOption, 'count' | 'labels'> & { place: number; isInitial: boolean }

function Ring({ count, labels, place, isInitial }: RingProps) {
  const radius = moonRadius(count)
  return (
    <svg
      className={styles.moons}
      data-place={place}
      {...initialMark(isInitial)}
      viewBox="-300 -310 600 610"
      role="img"
      aria-label={`${count} moons in a ring, from a crescent to full`}
    >
      {Array.from({ length: count }, (_, index) => index + 1).map((position) => {
        const { x, y } = onRing(position / count, ringRadius(count))
        return (
          <g key={position} transform={`translate(${x} ${y})`}>
            <circle r={radius} className={styles.dark} />
            <path d={phasePath(position / count, radius)} className={styles.lit} />
          </g>
        )
      })}
      {labels.map((label, index) => {
        const { x, y } = onRing((index + 1) / count, ringRadius(count) - radius - 23)
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

/** The mark of the initial choice. */
function initialMark(isInitial: boolean): { 'data-first'?: '' } {
  return isInitial ? { 'data-first': '' } : {}
}

/** A point on the ring, by the fraction of a turn clockwise from the top, where the last moon is. */
function onRing(fraction: number, radius: number): { x: number; y: number } {
  const angle = fraction * 2 * Math.PI
  return { x: Math.round(Math.sin(angle) * radius), y: Math.round(-Math.cos(angle) * radius) }
}

function ringRadius(count: number): number {
  return Math.min(256, 234 + count)
}

/** The largest size at which no two moons touch. */
function moonRadius(count: number): number {
  const chord = 2 * ringRadius(count) * Math.sin(Math.PI / count)
  return Math.floor(Math.min(Math.max(64 - 2 * count, 23), chord * 0.42))
}
