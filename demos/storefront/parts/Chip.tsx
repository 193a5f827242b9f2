import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import styles from './Chip.module.css'

export function ChipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.chip} href={href}>
      {children}
    </a>
  )
}

/** What is chosen; pressed, it is so no longer. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" className={`${styles.chip} ${styles.removable}`} onClick={onRemove}>
      <span className="hide">Without </span>
      {label} <Icon path={icons.cross} size={18} />
    </button>
  )
}

type ChoiceProps = {
  name: string
  label: string
  isChosen: boolean
  /** There is none of it at present; it can still be looked at. */
  isGone?: boolean
  /** Its colour, beside its word. */
  hex?: string | undefined
  onChoose: () => void
}

/** One of several that exclude each other. */
export function ChoiceChip({ name, label, isChosen, isGone, hex, onChoose }: ChoiceProps) {
  return (
    <label className={`${styles.chip} ${styles.choice} ${isGone ? styles.gone : ''}`}>
      {hex && (
        <svg className={styles.dot} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" fill={hex} stroke="#fff" strokeOpacity=".7" strokeWidth="1.5" />
        </svg>
      )}
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {label}
      {isGone && <span className="hide">, sold out</span>}
    </label>
  )
}

/** Chips in a row; `scrolls`: one row that can be pushed sideways, on a phone. */
export function ChipRow({ scrolls = false, children }: { scrolls?: boolean; children: ReactNode }) {
  return <div className={scrolls ? `${styles.run} ${styles.scrolls}` : styles.run}>{children}</div>
}
