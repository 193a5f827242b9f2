import { useEffect, useId, useState } from 'react'
import styles from './Grid.module.css'

type Props = {
  label: string
  /** The stored value. */
  value: string
  /** Called with the typed text when the cell loses the focus. @returns whether it is valid */
  onLeave: (typed: string) => boolean
  isWide?: boolean
  isChanged?: boolean
  isDecimal?: boolean
}

/** An editable number in a table, stored when its cell loses the focus; invalid text stays and is marked. */
export function CellInput({ label, value, onLeave, isWide, isChanged, isDecimal = false }: Props) {
  const [typed, setTyped] = useState(value)
  const [isBad, setIsBad] = useState(false)
  const hintId = useId()
  useEffect(() => {
    setTyped(value)
    setIsBad(false)
  }, [value])
  const leaveCell = () => {
    if (typed.trim() === value) return setIsBad(false)
    setIsBad(!onLeave(typed))
  }
  return (
    <>
      <input
        className={styles.cell}
        data-wide={isWide || undefined}
        data-changed={isChanged || undefined}
        inputMode={isDecimal ? 'decimal' : 'numeric'}
        aria-label={label}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? hintId : undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={leaveCell}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(value)
        }}
      />
      {isBad && (
        <small id={hintId} role="alert" className={styles.hint}>
          {isDecimal ? 'Write it like 725,00.' : 'Write it like 12.'}
        </small>
      )}
    </>
  )
}
