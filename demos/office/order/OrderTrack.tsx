import { Icon } from '../ui/icons.tsx'
import styles from './OrderTrack.module.css'
import type { TrackStep } from './order-track.ts'

/** The way of an order, each step with its time and who made it. */
export function OrderTrack({ steps }: { steps: ReadonlyArray<TrackStep> }) {
  return (
    <div className={styles.panel}>
      <ol className={styles.track} aria-label="Where it is">
        {steps.map(({ word, when, by, is }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step keeps its place
            key={at}
            data-is={is}
            aria-current={is === 'now' ? 'step' : undefined}
          >
            <i>{is === 'done' && <Icon name="tick" size={14} />}</i>
            <b>{word}</b>
            <span>
              {when}
              {by && <em>, {by}</em>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
