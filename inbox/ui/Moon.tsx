import { type ReactNode, useEffect, useState } from 'react'
import { phasePath } from '../../ui/moon.ts'
import { prefersReducedMotion } from '../state/exit-animation.ts'
import styles from './Moon.module.css'

const RADIUS = 10.5

/**
 * The meaning of a moon. `left`: the share of working time left, lit from the right; `paid`: the share paid, lit from the left;
 * `waiting`: not sent or confirmed yet.
 */
export type MoonState =
  | { kind: 'left' | 'paid'; fraction: number }
  | { kind: 'late' | 'full' | 'won' | 'lost' | 'held' | 'waiting' }

type Props = { state: MoonState; size: number }

/** A moon, hidden from assistive technology, because the text beside it always says the same. */
export function Moon({ state, size }: Props) {
  return (
    <svg className={styles.moon} viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true">
      <Disc state={state} />
    </svg>
  )
}

/** Two moons, one in front of the other, for several enquiries with the same deadline. */
export function MoonPair({ state, size }: Props) {
  return (
    <svg
      className={styles.moon}
      viewBox="-14 -14 44 28"
      width={size * 1.575}
      height={size}
      aria-hidden="true"
    >
      <g transform="translate(15 0)">
        <Disc state={state} />
      </g>
      <circle className={styles.gap} r="12" />
      <Disc state={state} />
    </svg>
  )
}

function Disc({ state }: { state: MoonState }): ReactNode {
  switch (state.kind) {
    case 'left':
    case 'paid':
      return <Phase fraction={state.fraction} fromRight={state.kind === 'left'} />
    case 'late':
      return (
        <>
          <circle className={styles.eclipse} r="9" />
          <circle className={styles.eclipseRing} r="12.4" />
        </>
      )
    case 'full':
      return (
        <>
          <circle className={styles.lit} r={RADIUS} />
          <circle className={styles.rim} r={RADIUS} />
        </>
      )
    case 'won':
      return (
        <>
          <circle className={styles.lit} r="8.6" />
          <circle className={styles.ring} r="12.2" />
        </>
      )
    case 'lost':
      return <circle className={styles.empty} r="9.8" />
    case 'waiting':
      return <circle className={`${styles.empty} ${styles.dashed}`} r="9.8" />
    case 'held':
      return (
        <>
          <circle className={styles.cloud} r={RADIUS} />
          <path className={styles.cloudLines} d="M-10.9 2.2H10.9M-8.6 7H8.6" />
        </>
      )
  }
}

function Phase({ fraction, fromRight }: { fraction: number; fromRight: boolean }) {
  const lit = phasePath(Math.min(Math.max(fraction, 0), 1), RADIUS)
  return (
    <>
      <circle className={styles.unlit} r={RADIUS} />
      {lit && <path className={styles.lit} d={lit} transform={fromRight ? 'scale(-1 1)' : undefined} />}
      <circle className={styles.rim} r={RADIUS} />
    </>
  )
}

/** The duration `--d-tell` of ui/scale.css. */
const GROW_MS = 420

/** The moon of an enquiry that has just been answered; its light grows to full. */
export function AnsweredMoon({ from, size }: { from: MoonState; size: number }) {
  // Fixed when the enquiry was answered; the passing of time does not change it.
  const [lit] = useState('fraction' in from ? from.fraction : 0)
  const [fraction, setFraction] = useState(lit)
  useEffect(() => {
    if (prefersReducedMotion()) {
      setFraction(1)
      return
    }
    const start = performance.now()
    let frame = requestAnimationFrame(function grow(now) {
      const progress = Math.min(Math.max((now - start) / GROW_MS, 0), 1)
      setFraction(lit + (1 - lit) * (1 - (1 - progress) ** 3))
      if (progress < 1) frame = requestAnimationFrame(grow)
    })
    return () => cancelAnimationFrame(frame)
  }, [lit])
  return <Moon state={fraction < 1 ? { kind: 'left', fraction } : { kind: 'full' }} size={size} />
}
