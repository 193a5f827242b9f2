import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'
import { cross } from './icons.ts'

type ChipProps = {
  children: ReactNode
  /** The number of rows that the filter shows. */
  count?: string | number
  isOn: boolean
  onPress: () => void
}

/** A button that filters a list; it is dark while the filter is active. */
export function Chip({ children, count, isOn, onPress }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onPress}>
      {children}
      {count !== undefined && <small>{count}</small>}
    </button>
  )
}

/** A link that looks like a chip. */
export function ChipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.chip} href={href}>
      {children}
    </a>
  )
}

/** An active filter; pressing it removes it. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" className={`${styles.chip} ${styles.removable}`} onClick={onRemove}>
      <span className="visually-hidden">Without </span>
      {label} <Icon path={cross} size={18} />
    </button>
  )
}

type RadioChipProps = {
  /** The radio group's name. */
  name: string
  label: string
  isChosen: boolean
  /** Sold out: it can be chosen to look at, but not be bought. */
  isSoldOut?: boolean
  /** A swatch of its colour beside its label. */
  hex?: string | undefined
  onChoose: () => void
}

/** A radio button that looks like a chip. */
export function RadioChip({ name, label, isChosen, isSoldOut = false, hex, onChoose }: RadioChipProps) {
  return (
    <label className={`${styles.chip} ${styles.radio} ${isSoldOut ? styles.soldOut : ''}`}>
      {hex && (
        <svg className={styles.dot} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" fill={hex} stroke="#fff" strokeOpacity=".7" strokeWidth="1.5" />
        </svg>
      )}
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {label}
      {isSoldOut && <span className="visually-hidden">, sold out</span>}
    </label>
  )
}

type SelectionProps<Value extends string> = {
  label: string
  value: Value
  options: ReadonlyArray<readonly [Value, words: string]>
  onPick: (value: Value) => void
}

/** A select element that looks like a chip. */
export function ChipChoice<Value extends string>({ label, value, options, onPick }: SelectionProps<Value>) {
  return (
    <select
      className={styles.chip}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const picked = options.find(([option]) => option === target.value)
        if (picked) onPick(picked[0])
      }}
    >
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  )
}

type ChipRowProps = {
  /** The group's name for screen readers. */
  label?: string
  /** One row that scrolls sideways on a phone. */
  scrolls?: boolean
  children: ReactNode
}

/** Chips in a row that wraps. */
export function ChipRow({ label, scrolls = false, children }: ChipRowProps) {
  const className = scrolls ? `cluster ${styles.scrolls}` : 'cluster'
  if (label === undefined) return <div className={className}>{children}</div>
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  )
}

/** Two or three buttons that switch a view, one of them pressed. */
export function Segments<Value extends string>({ label, value, options, onPick }: SelectionProps<Value>) {
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(([option, words]) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onPick(option)}>
          {words}
        </button>
      ))}
    </fieldset>
  )
}

/** Two or three links that switch a view, one of them current. */
export function SegmentLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {children}
    </nav>
  )
}
