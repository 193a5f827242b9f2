import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { tick } from '../../ui/icons.ts'
import styles from './OrderSteps.module.css'

type Step = { word: string; note: ReactNode; progress: 'done' | 'now' | 'ahead' }

type Props = {
  /** The accessible name of the list. */
  label: string
  steps: ReadonlyArray<Step>
  /** Whether the steps are in a row if there is room. */
  isRow?: boolean
}

/** The past, current and future steps of an order. */
export function OrderSteps({ label, steps, isRow = false }: Props) {
  return (
    <ol className={styles.steps} data-row={isRow || undefined} aria-label={label}>
      {steps.map(({ word, note, progress }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
          key={index}
          data-place={progress}
          aria-current={progress === 'now' ? 'step' : undefined}
        >
          <i>{progress === 'done' && <Icon path={tick} size={16} />}</i>
          <b>
            {word}
            {progress === 'done' && <span className="visually-hidden">, done</span>}
          </b>
          <small>{note}</small>
        </li>
      ))}
    </ol>
  )
}
