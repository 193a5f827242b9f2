import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { tick } from '../../ui/icons.ts'
import styles from './OrderSteps.module.css'

type Step = { word: string; note: ReactNode; place: 'done' | 'now' | 'ahead' }

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
      {steps.map(({ word, note, place }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
          key={index}
          data-place={place}
          aria-current={place === 'now' ? 'step' : undefined}
        >
          <i>{place === 'done' && <Icon path={tick} size={16} />}</i>
          <b>
            {word}
            {place === 'done' && <span className="visually-hidden">, done</span>}
          </b>
          <small>{note}</small>
        </li>
      ))}
    </ol>
  )
}
