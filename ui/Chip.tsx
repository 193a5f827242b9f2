import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'
import { cross } from './icons.ts'

type ChipProps = {
  children: ReactNode
  /** How many it stands for. */
  count?: string | number
  isOn: boolean
  onPress: () => void
}

/** Narrows a list; its dark filling says that it does. */
export function Chip({ children, count, isOn, onPress }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onPress}>
      {children}
      {count !== undefined && <small>{count}</small>}
    </button>
  )
}

/** A link in the size of a chip. */
export function ChipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.chip} href={href}>
      {children}
    </a>
  )
}

/** A filter that holds, and takes itself away. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" className={`${styles.chip} ${styles.removable}`} onClick={onRemove}>
      <span className="visually-hidden">Without </span>
      {label} <Icon path={cross} size={18} />
    </button>
  )
}

type RadioChipProps = {
  /** Of the radio group. */
  name: string
  label: string
  isChosen: boolean
  /** It can be looked at, but not be had. */
  isGone?: boolean
  /** Its colour, beside its word. */
  hex?: string | undefined
  onChoose: () => void
}

/** One of several that exclude each other. */
export function RadioChip({ name, label, isChosen, isGone = false, hex, onChoose }: RadioChipProps) {
  return (
    <label className={`${styles.chip} ${styles.radio} ${isGone ? styles.gone : ''}`}>
      {hex && (
        <svg className={styles.dot} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" fill={hex} stroke="#fff" strokeOpacity=".7" strokeWidth="1.5" />
        </svg>
      )}
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {label}
      {isGone && <span className="visually-hidden">, sold out</span>}
    </label>
  )
}

type OneOfProps<Value extends string> = {
  label: string
  value: Value
  options: ReadonlyArray<readonly [Value, words: string]>
  onPick: (value: Value) => void
}

/** A choice among a few, in the size of a chip. */
export function ChipChoice<Value extends string>({ label, value, options, onPick }: OneOfProps<Value>) {
  return (
    <select
      className={styles.chip}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const picked = options.find(([each]) => each === target.value)
        if (picked) onPick(picked[0])
      }}
    >
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  )
}

type ChipRowProps = {
  /** What they have in common, for readers. */
  label?: string
  /** One row that a phone pushes sideways. */
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

/** Two or three ways to show the same, one of them pressed. */
export function Segments<Value extends string>({ label, value, options, onPick }: OneOfProps<Value>) {
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(([each, words]) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onPick(each)}>
          {words}
        </button>
      ))}
    </fieldset>
  )
}

/** The same as links of which one is current. */
export function SegmentLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {children}
    </nav>
  )
}
