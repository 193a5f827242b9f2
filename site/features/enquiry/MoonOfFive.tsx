import styles from './MoonOfFive.module.css'

const ANSWERS = 5
const RADIUS = 100

/**
 * A moon in five slices. The style sheet lights a slice for each of the five fields that is valid in the browser and has no
 * error from the server. It works without script and blocks nothing.
 */
export function MoonOfFive({ className = '' }: { className?: string | undefined }) {
  return (
    <svg className={`${styles.five} ${className}`} viewBox="-100 -100 200 200" aria-hidden="true">
      <circle r={RADIUS} />
      {Array.from({ length: ANSWERS }, (_, index) => slicePath(index / ANSWERS, (index + 1) / ANSWERS)).map(
        (path) => (
          <path key={path} d={path} />
        ),
      )}
    </svg>
  )
}

/** 'n of 5'; n is a counter of the style sheet. */
export function AnswerCount() {
  return (
    <>
      <b className={styles.count} /> of {ANSWERS}
    </>
  )
}

/** The part of the disc between two places of the terminator, each from 0 (left limb) to 1 (right limb). */
function slicePath(from: number, to: number): string {
  const arcDown = `A${axis(from)} ${RADIUS} 0 0 ${from < 0.5 ? 0 : 1} 0 ${RADIUS}`
  const arcUp = `A${axis(to)} ${RADIUS} 0 0 ${to < 0.5 ? 1 : 0} 0 -${RADIUS}`
  return `M0 -${RADIUS}${arcDown}${arcUp}Z`
}

function axis(fraction: number): number {
  return Math.round(Math.abs(1 - 2 * fraction) * RADIUS)
}
