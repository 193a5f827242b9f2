import type { Value } from '../../../domain/content/pages.ts'
import styles from './ValueProof.module.css'

type Props = { proof: Value['proof']; durations: ReadonlyArray<number> }

export function ValueProof({ proof, durations }: Props) {
  switch (proof) {
    case 'queue':
      return <Queue />
    case 'checks':
      return <Checks />
    case 'months':
      return <Months durations={durations} />
    case 'scale':
      return <Scale />
    case 'days':
      return <Days />
  }
}

const REQUESTS = [
  { what: 'New opening hours', state: 'Done' },
  { what: 'A new price', state: 'Now' },
  { what: 'A new photo', state: 'Next' },
  { what: 'A new phone number', state: 'Next' },
]

function Queue() {
  return (
    <ol className={styles.queue}>
      {REQUESTS.map(({ what, state }, at) => (
        <li key={what} data-state={state}>
          <b>{at + 1}</b>
          {what}
          <span>{state}</span>
        </li>
      ))}
    </ol>
  )
}

function Checks() {
  return (
    <div className={styles.checks}>
      <p>
        <small>Works on the smallest phone</small>
      </p>
      <p>
        2nd<small>developer reviews</small>
      </p>
      <p>
        Aa<small>Can be read aloud</small>
      </p>
    </div>
  )
}

const DOT = 8

/** Each duration of the rate card as so many moons: round ends of dashes without length. */
function Months({ durations }: { durations: ReadonlyArray<number> }) {
  const longest = Math.max(...durations)
  return (
    <div className={styles.months}>
      {durations.map((months) => (
        <p key={months}>
          <b>{months}</b>
          <svg viewBox={`0 0 ${longest * DOT} ${DOT}`} aria-hidden="true">
            <path
              d={`M${DOT / 2} ${DOT / 2}h${(months - 1) * DOT + 0.1}`}
              strokeWidth={DOT - 0.6}
              strokeDasharray={`0 ${DOT}`}
            />
          </svg>
        </p>
      ))}
    </div>
  )
}

function Scale() {
  return (
    <div className={styles.scale}>
      <p>
        <i />
        <b>50</b>
        <small>products, 1 branch</small>
      </p>
      <p>
        <i />
        <b>10&nbsp;000</b>
        <small>products, 10 branches</small>
      </p>
    </div>
  )
}

function Days() {
  return (
    <ol className={styles.days}>
      {['Colours', 'Domain', 'Products', 'Payments', 'Courier', 'Phones', 'Open'].map((task, at) => (
        <li key={task}>
          <b>{at + 1}</b>
          <span>{task}</span>
        </li>
      ))}
    </ol>
  )
}
