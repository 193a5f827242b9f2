import { useEffect, useId, useState } from 'react'
import styles from './Grid.module.css'

type Props = {
  label: string
  /** The stored value. */
  value: string
  /** Stores the typed text. @returns whether it is valid */
  onSubmit: (typed: string) => boolean
  isChanged?: boolean
  /** Whether it is an amount in rand, not a whole number. */
  isPrice?: boolean
}

/** An editable number in a table, stored when it loses the focus. Invalid text stays and is marked. */
export function CellInput({ label, value, onSubmit, isChanged, isPrice = false }: Props) {
  const [typed, setTyped] = useState(value)
  const [isInvalid, setIsInvalid] = useState(false)
  const hintId = useId()
  useEffect(() => {
    setTyped(value)
    setIsInvalid(false)
  }, [value])
  const submit = () => {
    if (typed.trim() === value) return setIsInvalid(false)
    setIsInvalid(!onSubmit(typed))
  }
  return (
    <>
      <input
        className={styles.cell}
        data-wide={isPrice || undefined}
        data-changed={isChanged || undefined}
        inputMode={isPrice ? 'decimal' : 'numeric'}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? hintId : undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={submit}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          setTyped(value)
          setIsInvalid(false)
        }}
      />
      {isInvalid && (
        <small id={hintId} role="alert" className={styles.hint}>
          {isPrice ? 'Write it like 725,00.' : 'Write it like 12.'}
        </small>
      )}
    </>
  )
}
